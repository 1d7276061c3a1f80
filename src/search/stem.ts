import { ownValue } from '../base/own-value'

/** Words whose ending only looks like a plural, and irregular plurals. */
const IRREGULAR: Readonly<Record<string, string>> = {
  alias: 'alias',
  bias: 'bias',
  indices: 'index',
  matrices: 'matrix',
  data: 'data',
  // the operating system rather than window functions
  windows: 'windows',
  schemata: 'schema',
}

/** Derivational endings, with the minimum number of letters that must remain. */
const ENDINGS: readonly [ending: RegExp, left: number][] = [
  [/(?:ation|ator|ating|ated|ate|at)$/, 5],
  [/ion$/, 4],
  [/(?:er|or)$/, 5],
  [/e$/, 3],
]

/**
 * Stem of an English word: `partitions`, `partitioned`, and `partitioning` have the same stem, as have `aggregate` and
 * `aggregation`, or `materialised` and `materialized`.
 * @param word lower case, letters only
 */
export function stemOf(word: string): string {
  if (word.length < 4) return word
  const irregular = ownValue(IRREGULAR, word)
  if (irregular !== undefined) return irregular
  let stem = withoutPlural(word).replace(/is(e|ed|ing|ation)$/, 'iz$1')
  stem = withoutVerbEnding(stem)
  for (const [ending, left] of ENDINGS) {
    const cut = stem.replace(ending, '')
    if (cut !== stem && cut.length >= left) return cut
  }
  // three letters stay as they are, like the word without its ending: key, keys
  return stem.replace(/(?<=...)y$/, 'i')
}

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  const ending = /(?:[sxz]|[cs]h)es$/.test(word) ? 'es' : /...s$/.test(word) ? 's' : ''
  return word.slice(0, word.length - ending.length)
}

function withoutVerbEnding(word: string): string {
  const cut = word.replace(/(?:ing|ed)$/, '')
  if (cut === word || cut.length < 3 || !/[aeiouy]/.test(cut)) return word
  // dropped, running; but fill, pass, add
  return cut.replace(/(?<=..)([bdgkmnprt])\1$/, '$1')
}
