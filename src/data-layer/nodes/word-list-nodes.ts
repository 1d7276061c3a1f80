import { constants, dataTypes, functions, keywords } from '@questdb/sql-grammar'
import type { SourceNodesArgs } from 'gatsby'
import { createTypedNode } from './create-typed-node'

/** Creates a node for each word list of the SQL editor. */
export async function sourceWordLists(api: SourceNodesArgs): Promise<void> {
  for (const [name, list] of Object.entries({ constants, dataTypes, functions, keywords })) {
    const words = [...new Set(list)].sort()
    await createTypedNode(api, 'EditorWordList', `editor words ${name}`, { name, words }, { digestOf: words })
  }
}
