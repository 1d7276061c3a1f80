/** Names that are proposed, and the likeness that they must have, from 0 to 1. */
const MOST_NAMES = 3
const LEAST_LIKENESS = 0.45

/** Names more alike than this, such as a plural and its singular, are proposed once. */
const SAME = 0.9

/**
 * Names that are spelled like a text, nearest first. Unlike `editDistance`, this ignores spaces and any number of
 * missing letters: `materalizedviw` is like `Materialized views`.
 */
export function similarNames(text: string, names: Iterable<string>): string[] {
  const asked = pairsOf(text)
  if (asked.size === 0) return []
  const found = [...new Set(names)].flatMap((name) => {
    const pairs = pairsOf(name)
    const likeness = likenessOf(asked, pairs)
    return likeness >= LEAST_LIKENESS ? [{ name, pairs, likeness }] : []
  })
  const proposed: typeof found = []
  for (const one of found.sort((a, b) => b.likeness - a.likeness))
    if (proposed.every(({ pairs }) => likenessOf(pairs, one.pairs) < SAME)) proposed.push(one)
  return proposed.slice(0, MOST_NAMES).map(({ name }) => name)
}

/** Returns how alike two texts are by their pairs of letters, from 0 to 1; 0 for texts without pairs. */
export function pairLikeness(some: string, other: string): number {
  const pairs = pairsOf(some)
  return pairs.size === 0 ? 0 : likenessOf(pairs, pairsOf(other))
}

/** Dice's coefficient: shared pairs of letters against all of them. */
function likenessOf(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let shared = 0
  for (const pair of some) if (others.has(pair)) shared++
  return (2 * shared) / (some.size + others.size)
}

/** Neighboring letters and figures. */
function pairsOf(text: string): Set<string> {
  const letters = [...text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')]
  return new Set(letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`))
}
