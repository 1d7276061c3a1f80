import { constants, dataTypes, functions, keywords } from '@questdb/sql-grammar'
import type { GatsbyNode, SourceNodesArgs } from 'gatsby'
import { sourceClientExamples } from '../client-examples/example-nodes'
import { sourceCodeHostNodes } from '../code-host/source-nodes'
import { sourceDashboards } from '../dashboard/dashboard-nodes'
import { sourceServerFacts } from '../reference/server-fact-nodes'
import { createTypedNode } from './create-typed-node'

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

/** Creates a node for each word list of the SQL editor. */
async function sourceWordLists(api: SourceNodesArgs): Promise<void> {
  for (const [name, list] of Object.entries({ constants, dataTypes, functions, keywords })) {
    const words = [...new Set(list)].sort()
    await createTypedNode(api, 'EditorWordList', `editor words ${name}`, { name, words }, { digestOf: words })
  }
}
