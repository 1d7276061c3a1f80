import type { CreateNodeArgs, Node } from 'gatsby'
import type { CompiledPage } from '../../markdown/compile-page'
import type { ContentFile } from '../../content/content-file'
import { readRecord } from '../content/read-record'
import { createTypedNode } from '../nodes/create-typed-node'
import { demoUrl } from './demo-url'
import { exampleFields } from './example-node'
import { knownNames } from './known-names'

/** Creates a node for each recorded example of a page, as children of the page's node. */
export async function createExampleNodes(
  api: CreateNodeArgs,
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
    const child = await createTypedNode(
      api,
      'Example',
      `example ${file.route} ${example.language} ${example.index}`,
      { ...fields, demoUrl: demoUrl(fields) },
      { parent: parent.id, digestOf: fields },
    )
    api.actions.createParentChildLink({ parent, child })
  }
}
