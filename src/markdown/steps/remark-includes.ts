import type { Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { Processor } from 'unified'
import type { Node, Parent } from 'unist'
import { SKIP, visit } from 'unist-util-visit'
import type { PageContext } from '../page-context'
import { fillTokens } from '../page-tokens'
import { syntaxError } from '../syntax-error'
import { openInclude } from './open-include'
import { unclosedBlocks } from './remark-mistakes'
import { restoreTextDirectives } from './text-directives'

/** Replaces `<Include name="partials/wal-note" port="9000" />` with the fragment's content, with `@port@` filled in. */
export function remarkIncludes(context: PageContext) {
  return function (this: Processor) {
    const parse = (text: string) => this.parse(text) as Root

    const expand = (tree: Root, level: number): void => {
      visit(
        tree as Node,
        'mdxJsxFlowElement',
        (node: MdxJsxFlowElement, index: number | null, parent: Parent | null) => {
          if (node.name !== 'Include' || !parent || index === null) return undefined
          const content = load(node, level)
          if (content) expand(content, level + 1)
          parent.children.splice(index, 1, ...(content?.children ?? []))
          return [SKIP, index + (content?.children.length ?? 0)] as [typeof SKIP, number]
        },
      )
    }

    const load = (node: MdxJsxFlowElement, level: number): Root | undefined => {
      const opened = openInclude(context, node, level, context.fragments)
      if (!opened) return undefined
      context.includes.add(opened.name)
      const { file, bodyLine, problems } = opened.fragment
      if (problems) {
        context.problems.push(...problems)
        context.isIncomplete = true
        return undefined
      }
      // with the lines of the fragment's file, so that a mistake is reported only once even if several pages include it
      const body = fillTokens({ ...context, file }, '\n'.repeat(bodyLine - 1) + opened.body)
      let tree
      try {
        tree = parse(body)
      } catch (error) {
        context.problems.push(syntaxError(file, error, body))
        context.isIncomplete = true
        return undefined
      }
      if (unclosedBlocks(tree, body).length > 0) context.isIncomplete = true
      restoreTextDirectives(tree, body)
      // Lines of a fragment don't exist in this file, so messages point to the Include instead.
      visit(tree as Node, (child: Node) => {
        child.position = node.position
      })
      return tree
    }

    return (tree: Root) => {
      expand(tree, 1)
    }
  }
}
