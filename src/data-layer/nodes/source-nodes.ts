import type { GatsbyNode } from 'gatsby'
import { sourceCodeHostNodes } from '../code-host/source-nodes'
import { sourceWordLists } from './word-list-nodes'

/** Nodes that come from no file: the code host's release and repository, and the editor's word lists. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  await sourceWordLists(api)
  await sourceCodeHostNodes(api)
}
