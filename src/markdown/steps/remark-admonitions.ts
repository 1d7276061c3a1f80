import type { BlockContent, PhrasingContent, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { ContainerDirective } from 'mdast-util-directive'
import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import { problem, type PageContext } from '../page-context'
import { restoreTextDirectives } from './text-directives'
import { ownValue } from '../../base/own-value'

/** The kinds of admonitions, with their default titles. */
export const ADMONITIONS: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
}

/** Converts `:::note[Title]` to an aside, and reports any other container directive. */
export function remarkAdmonitions(context: PageContext) {
  return () => (tree: Root, file: { value: unknown }) => {
    restoreTextDirectives(tree, String(file.value))
    visit(tree as Node, 'containerDirective', (node: ContainerDirective) => {
      const fallback = ownValue(ADMONITIONS, node.name)
      if (fallback === undefined) {
        problem(
          context,
          node,
          `unknown directive :::${node.name}`,
          `use one of: ${Object.keys(ADMONITIONS).join(', ')}`,
        )
        return
      }
      const first = node.children[0] as (BlockContent & { data?: { directiveLabel?: boolean } }) | undefined
      const label = first?.data?.directiveLabel ? (first as { children?: PhrasingContent[] }) : undefined
      if (label) node.children.shift()
      const title: PhrasingContent[] = label?.children ?? [{ type: 'text', value: fallback }]
      node.children.unshift({
        type: 'paragraph',
        children: title,
        data: { hName: 'p', hProperties: { className: ['admonition-title'] }, admonitionTitle: true },
      })
      node.data = {
        hName: 'aside',
        hProperties: {
          // Not a landmark, because a page may contain many, some with the same name.
          role: 'note',
          className: ['admonition', node.name],
          ariaLabel: label ? toString({ type: 'root', children: title }) : fallback,
        },
      }
    })
  }
}
