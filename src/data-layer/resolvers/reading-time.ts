/**
 * Words per minute: slightly less than the 238 for English nonfiction (Brysbaert 2019) because technical text takes
 * longer.
 */
const WORDS_PER_MINUTE = 220

/** Returns the number of words in plain text, ignoring standalone symbols. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Returns the reading time of a number of words in minutes, at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
