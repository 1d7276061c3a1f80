import type { FakeSVG } from '@prantlf/railroad-diagrams'
import type { Element, ElementContent } from 'hast'
import { el } from '../code/hast'
import type { EbnfRule } from './ebnf-nodes'
import { joinTracks } from './join-tracks'
import { type LinkOf, layOutRule } from './layout-railroad'

/** Widths for which rules are laid out, in pixels: phones, and the text column or a collapsed block in it. */
export const LAYOUTS = { narrow: 296, wide: 540 } as const

/**
 * Draws a rule as SVG, in pixels: once if it fits all widths, otherwise once for each of `LAYOUTS`, with its name as
 * the class. The style sheet shows one of them.
 */
export function drawLayouts(rule: EbnfRule, linkOf: LinkOf): Element[] {
  const wide = drawRule(rule, LAYOUTS.wide, linkOf)
  if (Number(wide.properties?.width) <= LAYOUTS.narrow) return [wide]
  const narrow = drawRule(rule, LAYOUTS.narrow, linkOf)
  return Object.entries({ narrow, wide }).map(([name, drawing]) => ({
    ...drawing,
    properties: { className: [name], ...drawing.properties },
  }))
}

/**
 * Draws a rule as SVG with a maximum width of `width` pixels, unless a single word is wider. A drawing with links is a
 * group, and one without is an image, because assistive technology can't reach elements inside an image.
 */
export function drawRule(rule: EbnfRule, width: number, linkOf: LinkOf): Element {
  const drawing = layOutRule(rule.node, width, linkOf)
  const tracks: string[] = []
  const boxes = boxesOf(drawing, tracks)
  const size = [drawing.attrs.width ?? 0, drawing.attrs.height ?? 0]
  return el(
    'svg',
    {
      width: size[0],
      height: size[1],
      // offset by half a pixel, because lines with an odd width are sharp between pixels
      viewBox: `-.5 -.5 ${size.join(' ')}`,
      role: boxes.some(({ tagName }) => tagName === 'a') ? 'group' : 'img',
      ariaLabel: `Syntax diagram for ${rule.name}`,
    },
    el('path', { d: joinTracks(tracks) }),
    ...boxes,
  )
}

/** Draws the boxes of words in order, and adds the tracks between them to `tracks`. */
function boxesOf(node: FakeSVG, tracks: string[]): Element[] {
  if (node.tagName === 'path') tracks.push(String(node.attrs.d))
  const inner = childrenOf(node)
  const rect = inner.find(({ tagName }) => tagName === 'rect')
  if (!rect) return inner.flatMap((child) => boxesOf(child, tracks))
  tracks.push(...inner.flatMap(({ tagName, attrs }) => (tagName === 'path' ? [String(attrs.d)] : [])))
  return [boxOf(node, rect, inner)]
}

/** The style sheet sets height and corners. The entire box is a link, which makes it large enough to tap. */
function boxOf(group: FakeSVG, rect: FakeSVG, inner: FakeSVG[]): Element {
  const link = inner.find(({ tagName }) => tagName === 'a')
  const text = (link ? childrenOf(link) : inner).find(({ tagName }) => tagName === 'text')
  const word = typeof text?.children === 'string' ? text.children : ''
  const content: ElementContent[] = [
    el('rect', { x: rect.attrs.x, y: rect.attrs.y, width: rect.attrs.width }),
    el('text', { x: text?.attrs.x, y: text?.attrs.y }, word),
  ]
  if (link) return el('a', { href: link.attrs['xlink:href'] }, ...content)
  return el('g', { className: [String(group.attrs.class)] }, ...content)
}

function childrenOf({ children }: FakeSVG): FakeSVG[] {
  return typeof children === 'string' ? [] : children.filter((child) => typeof child !== 'string')
}
