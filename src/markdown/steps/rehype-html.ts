import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { PageContext } from '../page-context'

/**
 * The last step: serializes the finished tree as HTML and leaves an empty one, because the compiler's JavaScript isn't
 * used. This avoids compiling, evaluating, and rendering a React tree for each page.
 */
export function rehypeHtml(context: PageContext) {
  return () => (tree: Root) => {
    context.html = toHtml(tree as never, {
      allowDangerousHtml: true,
      characterReferences: { useNamedReferences: true },
    })
    tree.children = []
  }
}
