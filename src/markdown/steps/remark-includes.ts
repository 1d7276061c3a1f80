import type { Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { Processor } from 'unified'
import type { Node, Parent } from 'unist'
import { SKIP, visit } from 'unist-util-visit'
import { problem, type PageContext } from '../page-context'
import { readAttributes } from '../components/attributes'
import { fillReleaseTokens } from '../release-tokens'
import { restoreTextDirectives } from './text-directives'

const DEPTH_LIMIT = 5

/** `<Include name="partials/wal-note" port="9000" />` becomes the fragment's own content, with `@port@` filled in. */
export function remarkIncludes(context: PageContext) {
  return function (this: Processor) {
    const parse = (text: string) => this.parse(text) as Root

    const expand = (tree: Root, depth: number): void => {
      visit(
        tree as Node,
        'mdxJsxFlowElement',
        (node: MdxJsxFlowElement, index: number | null, parent: Parent | null) => {
          if (node.name !== 'Include' || !parent || index === null) return undefined
          const content = depth > DEPTH_LIMIT ? undefined : load(node)
          if (depth > DEPTH_LIMIT)
            problem(
              context,
              node,
              'fragments include each other without end',
              'remove one of the Include lines',
            )
          if (content) expand(content, depth + 1)
          parent.children.splice(index, 1, ...(content?.children ?? []))
          return [SKIP, index + (content?.children.length ?? 0)] as [typeof SKIP, number]
        },
      )
    }

    const load = (node: MdxJsxFlowElement): Root | undefined => {
      const { name, ...parameters } = readAttributes(context, node)
      const known = [...context.fragments.keys()].sort()
      const fragment = context.fragments.get(name ?? '')
      if (name === undefined || !fragment) {
        problem(context, node, `there is no fragment "${name ?? ''}"`, `name one of: ${known.join(', ')}`)
        return undefined
      }
      context.includes.add(name)
      const body = fillReleaseTokens(context, fillParameters(fragment.body, parameters))
      const missing = /@(?!release\.)([a-z][\w-]*)@/.exec(body)?.[1]
      if (missing)
        problem(
          context,
          node,
          `the fragment ${name} needs the parameter "${missing}"`,
          `write <Include name="${name}" ${missing}="…" />`,
        )
      const tree = parse(body)
      restoreTextDirectives(tree, body)
      // Lines inside a fragment mean nothing in this file: point at the Include instead.
      visit(tree as Node, (child: Node) => {
        child.position = node.position
      })
      return tree
    }

    return (tree: Root) => {
      expand(tree, 0)
    }
  }
}

/** Replaces `@name@` by the parameter of that name; names without a parameter stay. */
export function fillParameters(text: string, parameters: Record<string, string>): string {
  return text.replace(/@([a-z][\w-]*)@/g, (whole, name: string) => parameters[name] ?? whole)
}
