import type { Element } from 'hast'
import { codeBlock } from '../code/code-figure'
import { el } from '../code/hast'
import type { Token } from '../code/highlight'
import { linesToHast } from '../code/tokens-to-hast'
import { drawLayouts } from './draw-railroad'
import type { EbnfRule } from './ebnf-nodes'
import type { LinkOf } from './layout-railroad'

/** A grammar, to be rendered as a figure with syntax diagrams. */
export interface RailroadFigure {
  rules: EbnfRule[]
  /** Caption; by default, the name of the only rule, or the names of all rules. */
  title?: string
  /** Id of each rule's diagram on the page, by rule name. */
  anchors: ReadonlyMap<string, string>
  /** Returns the URL of a rule's diagram, if there is one. */
  linkOf: LinkOf
  /** The highlighted text of the grammar. */
  lines: Token[][]
  /** Makes the name of a region unique on the page. */
  uniqueName: (name: string) => string
}

/** Renders the syntax diagrams of a grammar, one per rule, with the grammar itself as the text alternative. */
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
    // a diagram doesn't link to itself
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

/** Maximum height of a figure on a desktop, in pixels, which is about a third of the screen. The rest is collapsed. */
const TALLEST = 300

/** Height of a rule without its drawing, in pixels: its name and padding. */
const AROUND = 44

/**
 * Returns the number of visible rules based on their heights: the first one, and further ones if they fit or if nothing
 * would be left to collapse.
 */
function shownOf(heights: readonly number[]): number {
  let height = 0
  const tooMuch = heights.findIndex((of) => (height += of + AROUND) > TALLEST)
  return tooMuch === -1 ? heights.length : Math.max(1, tooMuch)
}

/** Number of names listed in a summary. */
const LISTED = 4

function summaryOf(names: readonly string[]): string {
  const more = names.length > LISTED ? ', …' : ''
  const list = names.slice(0, LISTED).join(', ') + more
  return `${names.length} more ${names.length === 1 ? 'rule' : 'rules'}: ${list}`
}

function heightOf(drawings: readonly Element[]): number {
  return Number(drawings.at(-1)?.properties?.height)
}

/** Width available in a collapsed block on the narrowest page, in pixels: 320 without padding. */
const NARROWEST = 226

/** Renders the drawings of a rule. If they may have to scroll, they're reachable with the keyboard. */
function trackBox(drawings: Element[], nameOf: () => string): Element {
  const narrowest = Math.min(...drawings.map(({ properties }) => Number(properties?.width)))
  const scrolls = narrowest > NARROWEST && { tabIndex: 0, role: 'region', ariaLabel: nameOf() }
  return el('div', { className: ['railroad-track'], ...scrolls }, ...drawings)
}

/**
 * Assigns an id to each rule of a page. The first diagram of a name gets the plain id, so that links from other pages
 * remain valid if another diagram is added below.
 */
export class RuleAnchors {
  private readonly used = new Set<string>()
  private readonly first = new Map<string, string>()

  /** Ids of the rules in a fence, by name. */
  add(names: string[]): Map<string, string> {
    return new Map(
      names.map((name) => {
        const plain = `syntax-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
        let id = plain
        for (let n = 2; this.used.has(id); n++) id = `${plain}-${n}`
        this.used.add(id)
        if (!this.first.has(name)) this.first.set(name, id)
        return [name, id]
      }),
    )
  }

  /** Returns the id of the page's first diagram of a rule. */
  get(name: string): string | undefined {
    return this.first.get(name)
  }
}
