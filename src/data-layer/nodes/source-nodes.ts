import type { GatsbyNode } from 'gatsby'
import { sourceClientExamples } from '../client-examples/example-nodes'
import { sourceCodeHostNodes } from '../code-host/source-nodes'
import { sourceDashboards } from '../dashboard/dashboard-nodes'
import { sourceServerFacts } from '../reference/server-fact-nodes'
import { sourceWordLists } from './word-list-nodes'

/**
 * Creates nodes that aren't based on a single file: the code host's release and repository, the editor's word lists,
 * the server's facts, dashboards, and client and tool examples.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  await sourceWordLists(api)
  await sourceServerFacts(api)
  await sourceDashboards(api)
  await sourceClientExamples(api)
  await sourceCodeHostNodes(api)
}
