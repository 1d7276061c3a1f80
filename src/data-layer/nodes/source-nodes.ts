import type { GatsbyNode } from 'gatsby'
import { sourceCodeHostNodes } from '../code-host/source-nodes'
import { sourceServerFacts } from '../reference/server-fact-nodes'
import { sourceWordLists } from './word-list-nodes'

/**
 * Nodes that come from no file: the code host's release and repository, the editor's word lists, and what the
 * server says of itself.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  await sourceWordLists(api)
  await sourceServerFacts(api)
  await sourceCodeHostNodes(api)
}
