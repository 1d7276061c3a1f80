import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { problem, type PageContext } from '../page-context'

/** KaTeX underlines the place of an error with these. */
const UNDERLINE = /\u0332/g

/** Reports formulas that KaTeX could not draw: rehype-katex notes them on the file and writes the source in red. */
export function rehypeFormulas(context: PageContext) {
  return () => (_tree: Root, file: VFile) => {
    for (const { source, reason, position } of file.messages)
      if (source === 'rehype-katex')
        problem(
          context,
          position ? { position } : undefined,
          `KaTeX can't render the formula: ${reason.replace(/^KaTeX parse error: /, '').replace(UNDERLINE, '')}`,
          'fix it, or write \\$ for a literal dollar sign',
        )
  }
}
