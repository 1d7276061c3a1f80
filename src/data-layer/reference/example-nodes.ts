import type { CreateNodeArgs, Node } from 'gatsby'
import type { CompiledPage } from '../../markdown/compile-page'
import type { ContentFile } from '../../content/content-file'
import { readRecord } from '../content/read-record'
import { demoUrl } from './demo-url'
import { exampleFields } from './example-node'
import { knownNames } from './known-names'

/** Creates a node for each recorded example of a page, as children of the page's node. */
export async function createExampleNodes(
  { actions, createNodeId, createContentDigest }: CreateNodeArgs,
  parent: Node,
  file: ContentFile,
  page: CompiledPage,
): Promise<void> {
  const record = readRecord(file)?.record
  if (!record) return
  const known = knownNames(process.cwd())
  const subject = { route: file.route, title: file.frontMatter.title }
  for (const example of page.examples) {
    const fields = exampleFields(subject, example, record, known)
    if (!fields) continue
    const node = {
      ...fields,
      demoUrl: demoUrl(fields),
      id: createNodeId(`example ${file.route} ${example.language} ${example.index}`),
      parent: parent.id,
      children: [],
      internal: { type: 'Example', contentDigest: createContentDigest(fields) },
    }
    await actions.createNode(node)
    actions.createParentChildLink({ parent, child: node })
  }
}
