import type { CreateNodeArgs, SourceNodesArgs } from 'gatsby'
import { clientExampleFields, toolExampleFields } from './example-fields'
import { EXAMPLES_SOURCE } from '../../content/client-examples/languages'
import { shownExamples } from './shown-examples'

type NodeApi = Pick<SourceNodesArgs, 'actions' | 'createNodeId' | 'createContentDigest'>

/** Makes a node for each program and for the example of each tool. */
export async function sourceClientExamples(api: NodeApi): Promise<void> {
  const { languages, tools } = shownExamples(process.cwd())
  for (const entry of languages.flatMap(({ examples }) => examples))
    await createNode(api, 'ClientExample', `${entry.language.name}/${entry.name}`, clientExampleFields(entry))
  for (const tool of tools) await createNode(api, 'ToolExample', tool.name, toolExampleFields(tool))
}

/** Makes the nodes again when a file of content/examples has changed in develop. */
export async function renewClientExamples(api: CreateNodeArgs): Promise<void> {
  if (api.node.sourceInstanceName !== EXAMPLES_SOURCE) return
  // while Gatsby starts, every file comes here: the nodes are made when all are known
  if (api.getNodesByType('ClientExample').length === 0) return
  await sourceClientExamples(api)
}

async function createNode(
  { actions, createNodeId, createContentDigest }: NodeApi,
  type: string,
  key: string,
  fields: object,
): Promise<void> {
  await actions.createNode({
    ...fields,
    id: createNodeId(`${type} ${key}`),
    parent: null,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  })
}
