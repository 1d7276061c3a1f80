/*
 * The parameters of the ranking, of how words match, and of which results are shown. They were tuned on the questions of the
 * set `tuned` in content/search/questions.yml; `make search-compare` measures the effect of a change.
 *
 * Parameters that apply to one step only are in its file: which phrases and error messages are like a question
 * (phrase-reader.ts, error-reader.ts), how many typing errors a word may have (near-words.ts), which words the build leaves
 * out of the index (build-search-file.ts), what excerpts show (excerpt.ts), and what the Ask tab quotes (passages.ts).
 * Exponents and bounds that define a formula are part of it.
 */

/** Weights and factors of the ranking. */
export const WEIGHTS = {
  /** Weight of a word by field; title and lead (the description) are those of the page. */
  field: { title: 10, names: 6, heading: 6, lead: 2, errors: 2.5, text: 1, code: 0.6 },
  /** BM25 parameters: term frequency saturation and length normalization. */
  k1: 3,
  b: 0.3,
  /** Weight of a word for a section if it is in the title of its page, or elsewhere on the page. */
  inherited: { title: 0.4, page: 0.12 },
  /** Exponent of the share of the question's words that are found. */
  coverage: 1.5,
  /** Bonus if the question is the exact name of a page or a section. */
  name: { page: 2, section: 0.2 },
  /** Factor for a documentation page if the question is its exact name. */
  named: 1.6,
  /** The same for its label in the sidebar, which may be the title of another page. */
  labelled: 1.4,
  /** The same for the name of a function that the page describes. */
  function: 1.3,
  /** Factor for an entry of the glossary, which is shorter than the documentation of its subject. */
  glossary: 0.6,
  /** Factor for the release notes, whose known issues are rarely what a question is about. */
  releaseNotes: 0.4,
  /** Weight of a page's other sections relative to its best one. */
  furtherSections: 0.15,
  /**
   * Minimum score of a page as a share of the best page's score; lower if one of its sections has all words of the
   * question that are found at all. The best page's score is capped at `most` so that an exact name match doesn't hide
   * other pages.
   */
  worthShowing: { ofBest: 0.2, withAllWords: 0.04, most: 2.5 },
  /**
   * Minimum score of the best section, as a share of the rarity of a word in a single section; below it, nothing counts
   * as found. It's 0.1 for the site, where each question in content/search/questions.yml has at least 0.2.
   */
  least: 0.0115,
  /** Weight of a synonym's words relative to the reader's. */
  synonym: 0.8,
  /** The same for a full question without its common words. */
  telling: 0.6,
  /** Bonus if the question is an error message of the server, word for word. */
  error: 1,
  /** Bonus if the question is the heading of the section, which no other one has. */
  heading: 0.5,
  /** The same for a function or the key of a setting. */
  key: 1.25,
  /** Bonus if a question that is being typed begins the name of a documentation page; twice as much for the whole name. */
  begun: 0.75,
  /** Bonus if the question is a phrase with which readers ask for the section; less by the square of the likeness. */
  phrase: 1,
  /** Further bonus if the question is such a phrase, word for word. */
  samePhrase: 1.5,
  /** Weight of common words among other words. */
  commonWord: 0.15,
  /** The same for the name of the product, which would lead to the few pages that have it in their titles. */
  product: 0.05,
}

/** Confidence that an indexed word is what the reader meant, by how it differs from what was typed; 1 if it doesn't. */
export const CONFIDENCE = {
  prefix: 0.75,
  wholeParts: 0.9,
  oneEdit: 0.6,
  twoEdits: 0.4,
  joined: 0.9,
  parts: 0.55,
}

/** The same if what was typed is the indexed stem with an incomplete ending. */
export const STEM_CONFIDENCE = 0.9

/** Factor for an indexed word of which only the very beginning was typed; 1 if all of it was. */
export const LEAST_BEGINNING = 0.4

/** Factor for a similar word with a different first letter. */
export const OTHER_FIRST_LETTER = 0.6

/** Factor for a similar word that has a very different length; 1 if it has the same. */
export const LEAST_LENGTH = 0.5

/** A word of the question that isn't in the index weighs as if one of this many sections had it. */
export const UNKNOWN_WORD_SECTIONS = 50

/** Likeness from which on a phrase is the question itself; sums of weights aren't exact. */
export const SAME_PHRASE_LIKENESS = 0.999

/** Sections of a page that its score is made of. */
export const SECTIONS_COUNTED = 5

/** Maximum number of sections that are shown with their page. */
export const SECTIONS_SHOWN = 3

/** Minimum score of a further section as a share of that of the page's best section. */
export const SECTION_WORTH_SHOWING = 0.5

/** Share of the words that any page has from which on a page counts as having all of them. */
export const ALL_WORDS = 0.9
