import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import { HERO_TITLE } from '../components/hero'
import { problem, type PageContext } from '../page-context'
import { eachElement } from './each-element'
import { hasClass } from './classes'

/** Ids used by the layout of every page. */
const FRAME_IDS = ['main', 'contents-title', 'helpful', 'onward']

/**
 * Collects headings (ids come from rehype-slug), adds the link that copies a heading's URL, and reports invalid
 * headings: level 1, skipped levels, and duplicates.
 */
export function rehypeHeadings(context: PageContext) {
  return () => (tree: Root) => {
    const seen = new Set<string>()
    const ids = new Set(FRAME_IDS)
    let last = 1
    eachElement(tree, (node, _index, parent) => {
      if (typeof node.properties?.id === 'string') {
        if (ids.has(node.properties.id))
          problem(
            context,
            node,
            `the anchor #${node.properties.id} appears twice on the page`,
            'rename the heading, or remove the <Anchor> with this id',
          )
        ids.add(node.properties.id)
        context.anchors.add(node.properties.id)
      }
      const depth = /^h([1-6])$/.exec(node.tagName)?.[1]
      if (depth === undefined || node.properties?.id === 'footnote-label') return
      if (hasClass(node, HERO_TITLE)) return
      const level = Number(depth)
      const text = toString(node).trim()
      // already reported when the Markdown was parsed
      if (text === '') return
      const id = String(node.properties?.id)
      if (level === 1)
        problem(
          context,
          node,
          `the heading "${text}" is level 1, which is reserved for the page title`,
          'start with ##',
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
          `the heading "${text}" appears twice on the page`,
          'make each heading unique, so that its anchor is stable',
        )
      seen.add(text.toLowerCase())
      last = level
      context.outline.push({ depth: level, id, text })
      if (level === 2 || level === 3) context.headings.push({ depth: level, id, text })
      // a summary can't contain a link, because it's a control itself
      const isSummary = parent.type === 'element' && parent.tagName === 'summary'
      if (level <= 4 && !isSummary)
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
