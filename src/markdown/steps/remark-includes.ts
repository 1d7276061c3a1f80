import type { Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { Processor } from 'unified'
import type { Node, Parent } from 'unist'
import { SKIP, visit } from 'unist-util-visit'
import type { PageContext } from '../page-context'
import { fillTokens } from '../page-tokens'
import { openInclude } from './open-include'
import { restoreTextDirectives } from './text-directives'

/** `<Include name="partials/wal-note" port="9000" />` becomes the fragment's own content, with `@port@` filled in. */
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
      const body = fillTokens(context, opened.body)
      const tree = parse(body)
      restoreTextDirectives(tree, body)
      // Lines inside a fragment mean nothing in this file: point at the Include instead.
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
