import type { Content, Root } from 'mdast'
import type { Node, Parent } from 'unist'
import { SKIP, visit } from 'unist-util-visit'
import { problem, type PageContext } from '../page-context'

/** Comments are the only expressions permitted to authors; they're removed. */
const COMMENT = /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/

/** Rejects imports, exports, and expressions, because content is data. */
export function remarkGuard(context: PageContext) {
  return () => (tree: Root) => {
    visit(tree as Node, (visited: Node, index: number | null, parent: Parent | null) => {
      const node = visited as Content
      const isModule = node.type === 'mdxjsEsm'
      if (!isModule && node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression')
        return undefined
      if (isModule)
        problem(
          context,
          node,
          'import and export are not allowed in content',
          'remove it: components are available without an import',
        )
      else if (!COMMENT.test(node.value))
        problem(
          context,
          node,
          `the expression {${node.value.slice(0, 40)}} is not allowed in content`,
          'put braces in backticks, or escape them as \\{ and \\}',
        )
      // No later step can render code.
      if (!parent || index === null) return undefined
      parent.children.splice(index, 1)
      return [SKIP, index] as [typeof SKIP, number]
    })
  }
}
