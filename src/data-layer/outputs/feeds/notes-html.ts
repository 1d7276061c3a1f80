import { toHtml } from 'hast-util-to-html'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

/** Converts release notes, which are plain Markdown from the code host, to HTML. HTML inside them is removed. */
export function notesHtml(markdown: string): string {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype)
  return toHtml(processor.runSync(processor.parse(markdown)) as never)
}
