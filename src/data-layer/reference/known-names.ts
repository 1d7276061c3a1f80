import type { KnownNames } from '../../sql/used-names'
import { readServerFacts } from './read-server-facts'

let last: { source: readonly unknown[]; known: KnownNames } | undefined

/** Returns the names available in the SQL of an example; the same object as long as the server's lists don't change. */
export function knownNames(root: string): KnownNames {
  const functions = readServerFacts(root, 'functions').items
  const keywords = readServerFacts(root, 'keywords').items
  if (last?.source[0] !== functions || last.source[1] !== keywords)
    last = {
      source: [functions, keywords],
      known: { functions: functions.map(({ name }) => name), keywords },
    }
  return last.known
}
