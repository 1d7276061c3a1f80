import { constants, dataTypes, functions, keywords } from '@questdb/sql-grammar'
import type { SourceNodesArgs } from 'gatsby'

/** Creates a node for each word list of the SQL editor. */
export async function sourceWordLists({
  actions,
  createNodeId,
  createContentDigest,
}: SourceNodesArgs): Promise<void> {
  for (const [name, list] of Object.entries({ constants, dataTypes, functions, keywords })) {
    const words = [...new Set(list)].sort()
    await actions.createNode({
      name,
      words,
      id: createNodeId(`editor words ${name}`),
      parent: null,
      children: [],
      internal: { type: 'EditorWordList', contentDigest: createContentDigest(words) },
    })
  }
}
