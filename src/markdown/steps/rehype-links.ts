import type { Element, Root } from 'hast'
import { problem, type PageContext } from '../page-context'
import { eachElement } from './each-element'

/** Collects internal links for the check across pages, and marks external links. */
export function rehypeLinks(context: PageContext) {
  return () => (tree: Root) => {
    eachElement(tree, (node) => {
      const href = node.properties?.href
      if (node.tagName !== 'a' || typeof href !== 'string') return
      if (/^https?:\/\//i.test(href)) {
        node.properties = { ...node.properties, rel: ['noopener'], dataExternal: '' }
        return
      }
      if (/^(mailto:|tel:)/i.test(href) || isOurs(node)) return
      const scheme = /^([a-z][a-z\d+.-]*):/i.exec(href.replace(/[\0-\x20]/g, ''))?.[1]
      // browsers treat a backslash as a slash, and two slashes as the start of a host name
      if (scheme !== undefined || /^[/\\]{2}/.test(href)) {
        problem(
          context,
          node,
          `the link "${href}" has ${scheme === undefined ? 'no scheme' : `the scheme ${scheme}:, which is not allowed`}`,
          'use a complete https:// address, mailto: or tel:',
        )
        return
      }
      if (href === '') {
        problem(
          context,
          node,
          'the link has no target',
          'write the target in the parentheses: [Symbol](/docs/concept/symbol/)',
        )
        return
      }
      if (!href.startsWith('/') && !href.startsWith('#')) {
        problem(
          context,
          node,
          `the link "${href}" is relative`,
          'write the route from the root with a trailing slash: /docs/concept/symbol/',
        )
        return
      }
      context.links.push({ href, line: node.position?.start.line })
    })
  }
}

/** Links created by our own steps: heading anchors and footnotes. */
function isOurs(node: Element): boolean {
  const { dataAnchor, dataFootnoteRef, dataFootnoteBackref } = node.properties ?? {}
  return dataAnchor !== undefined || dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined
}
