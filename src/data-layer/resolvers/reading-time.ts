/** Words read in a minute: a little under the 238 of English non-fiction (Brysbaert 2019), because technical text is slower. */
const WORDS_PER_MINUTE = 220

/** Number of words in plain text; signs that stand alone are none. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Minutes that reading so many words takes, at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
