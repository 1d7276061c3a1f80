import type { Content, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** Parses the blocks of a plain Markdown string from a data file, without components. */
export function parseMarkdown(markdown: string): Content[] {
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(markdown)
  return tree.children
}
