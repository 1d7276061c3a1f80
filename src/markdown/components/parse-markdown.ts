import type { Content, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** Blocks of a plain markdown text from a file of data; components are not known in it. */
export function parseMarkdown(markdown: string): Content[] {
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(markdown)
  return tree.children
}
