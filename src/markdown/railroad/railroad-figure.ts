import type { Element } from 'hast'
import { codeBlock } from '../code/code-figure'
import { el } from '../code/hast'
import type { Token } from '../code/highlight'
import { linesToHast } from '../code/tokens-to-hast'
import { drawLayouts } from './draw-railroad'
import type { EbnfRule } from './ebnf-nodes'
import type { LinkOf } from './layout-railroad'

export interface RailroadFigure {
  rules: EbnfRule[]
  /** Caption; without one the only rule's name is shown, or each rule's. */
  title?: string
  /** Id of each rule's diagram on the page, by the rule's name. */
  anchors: ReadonlyMap<string, string>
  /** Address of the diagram of a rule, if it has one. */
  linkOf: LinkOf
  /** The grammar's text, coloured. */
  lines: Token[][]
  /** Makes the name of a region unlike any other on the page. */
  uniqueName: (name: string) => string
}

/** Syntax diagrams of a grammar, one per rule, with the grammar itself as their alternative in words. */
export function railroadFigure({
  rules,
  title,
  anchors,
  linkOf,
  lines,
  uniqueName,
}: RailroadFigure): Element {
  const label = title ?? rules[0]?.name ?? ''
  return el(
    'figure',
    { className: ['railroad'] },
    ...(title ? [el('figcaption', {}, title)] : []),
    ...rules.map((rule) => {
      const anchor = anchors.get(rule.name) ?? rule.name
      // a diagram does not link to itself
      const linkOfOthers: LinkOf = (name) => (name === rule.name ? undefined : linkOf(name))
      return el(
        'div',
        { className: ['railroad-rule'], id: anchor },
        ...(title && rules.length === 1 ? [] : [el('p', {}, rule.name)]),
        trackBox(drawLayouts(rule, linkOfOthers), () => uniqueName(`Syntax for ${rule.name}`)),
      )
    }),
    el(
      'details',
      {},
      el('summary', {}, 'EBNF grammar'),
      codeBlock(uniqueName(`EBNF grammar for ${label}`), linesToHast(lines)),
    ),
  )
}

/** Room in a collapsed block on the narrowest page, in pixels: 320 less all paddings. */
const NARROWEST = 226

/** The drawings of one rule. What may have to scroll can be reached by keyboard. */
function trackBox(drawings: Element[], nameOf: () => string): Element {
  const narrowest = Math.min(...drawings.map(({ properties }) => Number(properties?.width)))
  const scrolls = narrowest > NARROWEST && { tabIndex: 0, role: 'region', ariaLabel: nameOf() }
  return el('div', { className: ['railroad-track'], ...scrolls }, ...drawings)
}
