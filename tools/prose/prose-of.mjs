/** What readers see in one node of a page, as passages with their place in the file. */

/** @typedef {{ text: string, offset: number }} Passage `offset` of its first character in the file */

/** Replaces code and markup inside a passage, which keeps the length of its source. */
const HIDDEN = '\uFFFC'
const hide = (source) => HIDDEN.repeat(source.length)

const TAG = /<[^>]*>/g
/** Attributes of components that are shown as text; a fence's title has the same form. */
const SHOWN = /\b(?:title|label|alt|caption)="([^"\n]*)"/g
const FRONT_MATTER = /^(?:title|description):[ \t]*(.+)$/gm

/**
 * For each type of markdown node, cuts the source of a node, which begins at `offset` of its file, into passages.
 * @type {Record<string, (source: string, offset: number) => Passage[]>}
 */
export const proseOf = {
  text: (source, offset) => [{ text: source, offset }],
  image: (source, offset) => captured(source, offset, /^!\[([^\]]*)\]/g),
  code: (source, offset) => captured(source.split('\n', 1)[0], offset, SHOWN),
  html: (source, offset) => [{ text: source.replace(TAG, hide), offset }, ...captured(source, offset, SHOWN)],
  yaml: (source, offset) => captured(source, offset, FRONT_MATTER),
  heading: (source, offset) =>
    captured(source, offset, /^#+[ \t]+(.+)$/g).map((passage) => ({
      ...passage,
      text: passage.text.replace(/`[^`]*`/g, hide),
    })),
}

/**
 * The first group of every match.
 * @returns {Passage[]}
 */
function captured(source, offset, pattern) {
  return Array.from(source.matchAll(pattern), (match) => ({
    text: match[1],
    offset: offset + match.index + match[0].lastIndexOf(match[1]),
  }))
}
