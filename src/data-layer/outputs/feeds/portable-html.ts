import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import type { Node } from 'unist'
import { SKIP, visit } from 'unist-util-visit'

const ADDRESSES = ['href', 'src', 'poster'] as const
/** What tells the page's scripts and styles what to do; a feed reader has neither. */
const OURS = /^(class|style|id|role|tabIndex|aria(?!Label)|data)/

/**
 * HTML of a page for readers elsewhere: addresses are whole, and what needs the site's scripts or styles is left out.
 * @param address whole address from which its links are meant
 */
export function portableHtml(html: string, address: string): string {
  const tree = fromHtml(html, { fragment: true })
  visit(tree as Node, 'element', (node: Element, index, parent: Element | Root | undefined) => {
    if (parent && needsTheSite(node)) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    const { properties = {} } = node
    const tabLabel = properties.dataLabel
    for (const name of ADDRESSES)
      if (typeof properties[name] === 'string') properties[name] = new URL(properties[name], address).href
    if (typeof properties.srcSet === 'string') properties.srcSet = wholeSrcSet(properties.srcSet, address)
    for (const name of Object.keys(properties))
      if (OURS.test(name) && !isDrawn(node)) Reflect.deleteProperty(properties, name)
    // panels of tabs follow one another, each under its label
    if (typeof tabLabel === 'string')
      node.children.unshift({
        type: 'element',
        tagName: 'p',
        properties: {},
        children: [
          {
            type: 'element',
            tagName: 'strong',
            properties: {},
            children: [{ type: 'text', value: tabLabel }],
          },
        ],
      })
    return undefined
  })
  return toHtml(tree as never, { allowDangerousHtml: false })
}

function needsTheSite({ tagName, properties = {} }: Element): boolean {
  if (tagName === 'button') return properties.dataZoom === undefined
  return (
    properties.dataAnchor !== undefined || properties.role === 'tablist' || /^(script|style)$/.test(tagName)
  )
}

/** Parts of a drawing refer to one another by id and class. */
function isDrawn({ tagName }: Element): boolean {
  return /^(svg|g|path|rect|text|defs|marker|use|tspan|polygon|circle|line)$/.test(tagName)
}

function wholeSrcSet(value: string, address: string): string {
  return value
    .split(',')
    .map((part) => {
      const [source = '', ...size] = part.trim().split(/\s+/)
      return [new URL(source, address).href, ...size].join(' ')
    })
    .join(', ')
}
