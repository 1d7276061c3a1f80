/** Words that stand in nearly every question and say nothing of it. */
const STOP_WORDS = new Set(
  (
    'a an and any are as at be but by can could do does for from get give has have how i in into is it its let ' +
    'make me my of on one only or our should so some that the their them then there these they this those to up ' +
    'use using want was we what which who will with without would you your questdb'
  ).split(' '),
)

/** A word with its inner dots, underscores and figures (`cairo.wal.enabled.default`, `l2price`), or a name in CamelCase. */
const WORD = /[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*/gu

/** Words of a text in order, in the spelling of the text; names that are put together come with their parts. */
export function wordsOf(text: string): string[] {
  return [...text.matchAll(WORD)].flatMap(([word]) => {
    const parts = word.split(/[._]|(?<=[a-z])(?=[A-Z])/).filter((part) => part.length > 1)
    return parts.length > 1 ? [word, ...parts] : [word]
  })
}

/**
 * The form under which a word is found: lower case, without the endings of English that do not change the sense
 * (`tables`, `created` and `creating` are found by `table` and `create`).
 * @returns null for words that are not searched for
 */
export function termOf(word: string): string | null {
  const term = word.toLowerCase()
  if (STOP_WORDS.has(term) || term.length > 60 || /^\d$/.test(term)) return null
  if (!/^\p{L}+$/u.test(term)) return term
  const stem = term.replace(/(?:ations?|ings?|ed|es|s|e)$/, '')
  return stem.length >= 3 ? stem : term
}
