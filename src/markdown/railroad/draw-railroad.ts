import type { FakeSVG } from '@prantlf/railroad-diagrams'
import type { Element, ElementContent } from 'hast'
import { el } from '../code/hast'
import type { EbnfRule } from './ebnf-nodes'
import { type LinkOf, layOutRule } from './layout-railroad'

/**
 * Draws one rule as SVG, in pixels. `titleId` must be unique on the page. A drawing with links is a group,
 * one without is an image: what is inside an image cannot be reached by assistive technology.
 */
export function drawRule(rule: EbnfRule, titleId: string, linkOf: LinkOf): Element {
  const drawing = layOutRule(rule.node, linkOf)
  const { width, height, viewBox } = drawing.attrs
  const content = childrenOf(drawing)
  return el(
    'svg',
    {
      width: width ?? 0,
      height: height ?? 0,
      viewBox: viewBox ?? '',
      role: hasLink(content) ? 'group' : 'img',
      ariaLabelledBy: [titleId],
    },
    el('title', { id: titleId }, `Syntax diagram for ${rule.name}`),
    ...content,
  )
}

function toHast(node: FakeSVG | string): ElementContent[] {
  if (typeof node === 'string') return [{ type: 'text', value: node }]
  const content = childrenOf(node)
  const attributes = Object.entries(node.attrs)
  // tracks of no length and groups that only group would double the size of the drawing
  if (node.tagName === 'path' && /^M[\d. ]+([hv]0)*$/.test(String(node.attrs.d))) return []
  if (node.tagName === 'g' && attributes.length === 0) return content
  return [el(node.tagName, Object.fromEntries(attributes.map(property)), ...wholeBoxLink(content))]
}

/** The package links the text only; the box around it is what a finger finds. */
function wholeBoxLink(content: ElementContent[]): ElementContent[] {
  const link = content.find((node): node is Element => node.type === 'element' && node.tagName === 'a')
  const box = content.find((node) => node.type === 'element' && node.tagName === 'rect')
  if (!link || !box) return content
  link.children.unshift(box)
  return content.filter((node) => node !== box)
}

function childrenOf(node: FakeSVG): ElementContent[] {
  return joinPaths((typeof node.children === 'string' ? [node.children] : node.children).flatMap(toHast))
}

/** Neighbouring tracks become one path. */
function joinPaths(nodes: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    const [start, next] = [last && trackOf(last), trackOf(node)]
    if (start && next) start.d += next.d
    else joined.push(node)
  }
  return joined
}

/** The properties of a piece of track, which is a path. */
function trackOf(node: ElementContent): { d: string } | undefined {
  if (node.type !== 'element' || node.tagName !== 'path') return undefined
  return node.properties as { d: string }
}

function property([name, value]: [string, string | number]): [string, string | number | string[]] {
  if (name === 'class') return ['className', [String(value)]]
  return [name === 'xlink:href' ? 'href' : name, value]
}

function hasLink(nodes: ElementContent[]): boolean {
  return nodes.some((node) => node.type === 'element' && (node.tagName === 'a' || hasLink(node.children)))
}
