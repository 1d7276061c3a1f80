import type { KnownNames } from '../../sql/used-names'
import { readServerFacts } from './read-server-facts'

let last: { source: readonly unknown[]; known: KnownNames } | undefined

/** Names that SQL of an example may use; the same object as long as the server's lists are the same. */
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
