import type { FakeSVG } from '@prantlf/railroad-diagrams'
import type { Element, ElementContent } from 'hast'
import { el } from '../code/hast'
import type { EbnfRule } from './ebnf-nodes'
import { joinTracks } from './join-tracks'
import { type LinkOf, layOutRule } from './layout-railroad'

/** Widths for which rules are laid out, in pixels: phones, a collapsed block in the text column, and the column itself. */
export const LAYOUTS = { narrow: 296, medium: 540, wide: 660 } as const

/**
 * Draws a rule as SVG, in pixels: once if it fits all widths, otherwise for each of `LAYOUTS`, with its name as the
 * class. A drawing that is as wide as another layout allows has both classes. The style sheet shows one drawing.
 */
export function drawLayouts(rule: EbnfRule, linkOf: LinkOf): Element[] {
  const wide = drawRule(rule, LAYOUTS.wide, linkOf)
  const width = Number(wide.properties?.width)
  if (width <= LAYOUTS.narrow) return [wide]
  const narrow = withClass(drawRule(rule, LAYOUTS.narrow, linkOf), 'narrow')
  if (width <= LAYOUTS.medium) return [narrow, withClass(wide, 'medium', 'wide')]
  return [narrow, withClass(drawRule(rule, LAYOUTS.medium, linkOf), 'medium'), withClass(wide, 'wide')]
}

function withClass(drawing: Element, ...className: (keyof typeof LAYOUTS)[]): Element {
  return { ...drawing, properties: { className, ...drawing.properties } }
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
