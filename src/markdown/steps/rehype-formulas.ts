import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { problem, type PageContext } from '../page-context'

/** KaTeX underlines the position of an error with these characters. */
const UNDERLINE = /\u0332/g

/**
 * Reports formulas that KaTeX couldn't render. rehype-katex adds messages to the file and renders the source in red.
 */
export function rehypeFormulas(context: PageContext) {
  return () => (_tree: Root, file: VFile) => {
    for (const { source, reason, line } of file.messages)
      if (source === 'rehype-katex')
        problem(
          context,
          line ? { position: { start: { line } } } : undefined,
          `KaTeX can't render the formula: ${reason.replace(/^KaTeX parse error: /, '').replace(UNDERLINE, '')}`,
          'fix it, or write \\$ for a literal dollar sign',
        )
  }
}
