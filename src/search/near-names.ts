import { editDistance } from './near-words'
import { pairLikeness } from './similar-names'

/** Names less alike than this, from 0 to 1, are different names rather than misspelled ones. */
const LEAST_LIKENESS = 0.6

/**
 * Returns how alike two names are, from 0 to 1. Shared pairs of letters recognize a name with additional or missing
 * words; the edit distance recognizes letters that were exchanged in a short one.
 */
function nameLikeness(some: string, other: string): number {
  const longer = Math.max(some.length, other.length)
  const edits = editDistance(some.toLowerCase(), other.toLowerCase(), longer, false)
  return Math.max(pairLikeness(some, other), 1 - edits / longer)
}

/** Returns the names that an author may have meant by a misspelled one, nearest first; empty if none is near. */
export function nearNames(wrong: string, names: Iterable<string>, most = 1): string[] {
  return [...new Set(names)]
    .map((name) => ({ name, likeness: nameLikeness(wrong, name) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ name }) => name)
}
