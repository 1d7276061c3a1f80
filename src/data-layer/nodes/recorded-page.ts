import type { CreateNodeArgs } from 'gatsby'
import { RECORD_ENDING } from '../../records/record-files'
import { createWrittenPageNode } from './written-page-node'

/**
 * Updates the node of a page and its examples after the page's record has changed. Gatsby retains nodes between builds
 * and doesn't know that the page depends on the record's file.
 */
export async function renewRecordedPage(api: CreateNodeArgs): Promise<void> {
  const { node, getNode, getNodesByType } = api
  const record = String(node.absolutePath)
  if (!record.endsWith(RECORD_ENDING)) return
  const page = `${record.slice(0, -RECORD_ENDING.length)}.mdx`
  const file = getNodesByType('File').find(({ absolutePath }) => absolutePath === page)
  const mdx = file?.children.map((id) => getNode(id)).find((child) => child?.internal.type === 'Mdx')
  // a page without a node reads the record when its node is created
  if (mdx && mdx.children.length > 0) await createWrittenPageNode({ ...api, node: mdx })
}
