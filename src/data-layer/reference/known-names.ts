import type { KnownNames } from '../../sql/used-names'
import { readServerFacts } from './read-server-facts'

/** Names that SQL of an example may use. */
export function knownNames(root: string): KnownNames {
  return {
    functions: readServerFacts(root, 'functions').items.map(({ name }) => name),
    keywords: readServerFacts(root, 'keywords').items,
  }
}
