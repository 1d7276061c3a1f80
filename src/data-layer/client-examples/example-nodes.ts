import type { CreateNodeArgs } from 'gatsby'
import { clientExampleFields, toolExampleFields } from './example-fields'
import { EXAMPLES_SOURCE } from '../../content/client-examples/languages'
import { createTypedNode, type NodeApi } from '../nodes/create-typed-node'
import { shownExamples } from './shown-examples'

/** Creates a node for each program and tool example. */
export async function sourceClientExamples(api: NodeApi): Promise<void> {
  const { languages, tools } = shownExamples(process.cwd())
  for (const entry of languages.flatMap(({ examples }) => examples))
    await createTypedNode(
      api,
      'ClientExample',
      `ClientExample ${entry.language.name}/${entry.name}`,
      clientExampleFields(entry),
    )
  for (const tool of tools)
    await createTypedNode(api, 'ToolExample', `ToolExample ${tool.name}`, toolExampleFields(tool))
}

/** Updates the nodes in development when a file in content/examples changes. */
export async function renewClientExamples(api: CreateNodeArgs): Promise<void> {
  if (api.node.sourceInstanceName !== EXAMPLES_SOURCE) return
  // called for every file while Gatsby starts; the nodes are created once all files are known
  if (api.getNodesByType('ClientExample').length === 0) return
  await sourceClientExamples(api)
}
