import type { GatsbyNode } from 'gatsby'
import { sourceCodeHostNodes } from '../code-host/source-nodes'
import { sourceDashboards } from '../dashboard/dashboard-nodes'
import { sourceServerFacts } from '../reference/server-fact-nodes'
import { sourceWordLists } from './word-list-nodes'

/**
 * Nodes that come from no single file: the code host's release and repository, the editor's word lists, what the
 * server says of itself, and the dashboards.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  await sourceWordLists(api)
  await sourceServerFacts(api)
  await sourceDashboards(api)
  await sourceCodeHostNodes(api)
}
