import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import type { Node } from 'unist'
import { SKIP, visit } from 'unist-util-visit'

const PICTURE = /^(https?:|data:image\/)/
/** Attributes with URLs, each with its permitted schemes; others could run a script. */
const ADDRESSES = [
  ['href', /^(https?:|mailto:|tel:)/],
  ['src', PICTURE],
  ['poster', PICTURE],
] as const
/** Attributes used by the page's scripts and styles, which a feed reader doesn't have. */
const OURS = /^(class|style|id|role|tabIndex|aria(?!Label)|data)/

/**
 * Converts a page's HTML for use in feed readers: URLs are absolute, and everything that requires the site's scripts or
 * styles is removed. It never throws, because release notes are written elsewhere: an invalid or unsafe link is
 * replaced by its text.
 *
 * @param address absolute URL against which links are resolved
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
    for (const [name, allowed] of ADDRESSES) {
      if (typeof properties[name] !== 'string') continue
      const whole = wholeAddress(properties[name], address, allowed)
      if (whole === undefined && parent && node.tagName === 'a') {
        parent.children.splice(index, 1, ...node.children)
        return [SKIP, index]
      }
      properties[name] = whole
    }
    if (typeof properties.srcSet === 'string') properties.srcSet = wholeSrcSet(properties.srcSet, address)
    for (const name of Object.keys(properties))
      if (OURS.test(name) && !isDrawn(node)) Reflect.deleteProperty(properties, name)
    // panels of tabs follow one another, each below its label
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
  return (
    properties.dataAnchor !== undefined ||
    properties.role === 'tablist' ||
    /^(button|script|style)$/.test(tagName)
  )
}

/** Elements of a drawing refer to one another by id and class. */
function isDrawn({ tagName }: Element): boolean {
  return /^(svg|g|path|rect|text|defs|marker|use|tspan|polygon|circle|line)$/.test(tagName)
}

function wholeSrcSet(value: string, address: string): string | undefined {
  const sources = value.split(',').flatMap((part) => {
    const [source = '', ...size] = part.trim().split(/\s+/)
    const whole = wholeAddress(source, address, PICTURE)
    return whole === undefined ? [] : [[whole, ...size].join(' ')]
  })
  return sources.length > 0 ? sources.join(', ') : undefined
}

/** Returns the absolute URL; undefined if it's invalid or its scheme isn't permitted. */
function wholeAddress(value: string, base: string, allowed: RegExp): string | undefined {
  if (!URL.canParse(value, base)) return undefined
  const { href } = new URL(value, base)
  return allowed.test(href) ? href : undefined
}
