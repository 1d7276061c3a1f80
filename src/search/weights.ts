/**
 * All figures on which the order of results depends. They were chosen on the questions of the set `tuned` in
 * content/search/questions.yml; `make search-compare` measures a change.
 */
export const WEIGHTS = {
  /** What a word counts by where it stands; title and lead (the description) are those of the page. */
  field: { title: 10, names: 6, heading: 6, lead: 2, errors: 2.5, text: 1, code: 0.6 },
  /** Growth of the score with more places, and share of the text's length in it: as in BM25. */
  k1: 3,
  b: 0.3,
  /** What a word counts for a section when it stands in the title of its page, or elsewhere on it. */
  inherited: { title: 0.4, page: 0.12 },
  /** How much it counts that all words of a question are found: the power of their share. */
  coverage: 1.5,
  /** What it adds that the question is the very name of a page or a section. */
  name: { page: 2, section: 0.2 },
  /** How many times as much a page of the documentation counts whose very name is asked for. */
  named: 1.6,
  /** The same for its label in the sidebar, which may be the title of another page. */
  labelled: 1.4,
  /** What further sections of a page add to its best one. */
  furtherSections: 0.15,
  /**
   * Share of the best page's score that a further page must reach to be shown, less if one of its sections has all words
   * of the question that are found at all. The best page's score counts up to `most`, so that one that is named exactly
   * doesn't hide others.
   */
  worthShowing: { ofBest: 0.2, withAllWords: 0.04, most: 2.5 },
  /** What a synonym's words count against the reader's. */
  synonym: 0.8,
  /** What it adds that the question is a message of the server, word for word. */
  error: 1,
  /** What words of every question count beside others. */
  commonWord: 0.15,
}
