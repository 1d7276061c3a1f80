import type { CreateNodeArgs } from 'gatsby'
import { RECORD_ENDING } from '../../records/record-files'
import { createWrittenPageNode } from './written-page-node'

/**
 * Creates the node of a page and its examples again when the page's record has changed. Gatsby keeps nodes between
 * builds, and sees no connection between the file of a record and that of a page.
 */
export async function renewRecordedPage(api: CreateNodeArgs): Promise<void> {
  const { node, getNode, getNodesByType } = api
  const record = String(node.absolutePath)
  if (!record.endsWith(RECORD_ENDING)) return
  const page = `${record.slice(0, -RECORD_ENDING.length)}.mdx`
  const file = getNodesByType('File').find(({ absolutePath }) => absolutePath === page)
  const mdx = file?.children.map((id) => getNode(id)).find((child) => child?.internal.type === 'Mdx')
  // a page without a node yet reads the record itself when it gets one
  if (mdx && mdx.children.length > 0) await createWrittenPageNode({ ...api, node: mdx })
}
