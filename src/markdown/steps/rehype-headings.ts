import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import { problem, type PageContext } from '../page-context'
import { eachElement } from './each-element'

/**
 * Gathers headings (ids come from rehype-slug), adds the link that copies a heading's address,
 * and reports what breaks the contract: a level 1 heading, a skipped level, the same text twice.
 */
export function rehypeHeadings(context: PageContext) {
  return () => (tree: Root) => {
    const seen = new Set<string>()
    let last = 1
    eachElement(tree, (node) => {
      if (typeof node.properties?.id === 'string') context.anchors.add(node.properties.id)
      const depth = /^h([1-6])$/.exec(node.tagName)?.[1]
      if (depth === undefined || node.properties?.id === 'footnote-label') return
      const level = Number(depth)
      const text = toString(node).trim()
      const id = String(node.properties?.id)
      if (level === 1)
        problem(
          context,
          node,
          `the heading "${text}" has level 1, which is the page's title`,
          'begin with ##',
        )
      else if (level > last + 1 && level > 2)
        problem(
          context,
          node,
          `the heading "${text}" skips a level`,
          `write ${'#'.repeat(last + 1)} instead of ${'#'.repeat(level)}`,
        )
      if (seen.has(text.toLowerCase()))
        problem(
          context,
          node,
          `the heading "${text}" stands twice on the page`,
          'give each heading a text of its own, so that its anchor is stable',
        )
      seen.add(text.toLowerCase())
      last = level
      if (level === 2 || level === 3) context.headings.push({ depth: level, id, text })
      if (level <= 4)
        node.children.push(
          h(
            'a',
            { className: ['anchor'], href: `#${id}`, ariaLabel: `Link to “${text}”`, dataAnchor: '' },
            '#',
          ),
        )
    })
  }
}
