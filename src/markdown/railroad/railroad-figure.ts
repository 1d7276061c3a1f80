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
  const drawn = rules.map((rule) => {
    // a diagram does not link to itself
    const linkOfOthers: LinkOf = (name) => (name === rule.name ? undefined : linkOf(name))
    return { rule, drawings: drawLayouts(rule, linkOfOthers) }
  })
  const draw = ({ rule, drawings }: (typeof drawn)[number]) =>
    el(
      'div',
      { className: ['railroad-rule'], id: anchors.get(rule.name) ?? rule.name },
      ...(title && rules.length === 1 ? [] : [el('p', {}, rule.name)]),
      trackBox(drawings, () => uniqueName(`Syntax for ${rule.name}`)),
    )
  const shown = shownOf(drawn.map(({ drawings }) => heightOf(drawings)))
  const rest = drawn.slice(shown)
  return el(
    'figure',
    { className: ['railroad'] },
    ...(title ? [el('figcaption', {}, title)] : []),
    ...drawn.slice(0, shown).map(draw),
    ...(rest.length > 0
      ? [
          el(
            'details',
            {},
            el('summary', {}, summaryOf(rest.map(({ rule }) => rule.name))),
            ...rest.map(draw),
          ),
        ]
      : []),
    el(
      'details',
      {},
      el('summary', {}, 'EBNF grammar'),
      codeBlock(uniqueName(`EBNF grammar for ${label}`), linesToHast(lines)),
    ),
  )
}

/** Height of a figure on a desktop, in pixels: about a third of the screen. What is beyond is folded away. */
const TALLEST = 300

/** Room of a rule besides its drawing, in pixels: its name, and paddings. */
const AROUND = 44

/** Number of rules that are shown, by the heights of all: the first one, and more if they leave nothing to fold or fit. */
function shownOf(heights: readonly number[]): number {
  let height = 0
  const tooMuch = heights.findIndex((of) => (height += of + AROUND) > TALLEST)
  return tooMuch === -1 ? heights.length : Math.max(1, tooMuch)
}

/** Names that a summary lists. */
const LISTED = 4

function summaryOf(names: readonly string[]): string {
  const more = names.length > LISTED ? ', …' : ''
  const list = names.slice(0, LISTED).join(', ') + more
  return `${names.length} more ${names.length === 1 ? 'rule' : 'rules'}: ${list}`
}

function heightOf(drawings: readonly Element[]): number {
  return Number(drawings.at(-1)?.properties?.height)
}

/** Room in a collapsed block on the narrowest page, in pixels: 320 less all paddings. */
const NARROWEST = 226

/** The drawings of one rule. What may have to scroll can be reached by keyboard. */
function trackBox(drawings: Element[], nameOf: () => string): Element {
  const narrowest = Math.min(...drawings.map(({ properties }) => Number(properties?.width)))
  const scrolls = narrowest > NARROWEST && { tabIndex: 0, role: 'region', ariaLabel: nameOf() }
  return el('div', { className: ['railroad-track'], ...scrolls }, ...drawings)
}
