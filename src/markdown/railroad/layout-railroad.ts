import {
  Choice,
  Diagram,
  type FakeSVG,
  NonTerminal,
  OneOrMore,
  Options,
  Sequence,
  Skip,
  Stack,
  Terminal,
} from '@prantlf/railroad-diagrams'
import type { EbnfNode } from './ebnf-nodes'

// 13 px of a monospace face with a pitch of 0.6 em, and a little air
Options.CHAR_WIDTH = 8
Options.INTERNAL_ALIGNMENT = 'left'
Options.DIAGRAM_CLASS = ''

/** Widest track in one row, in pixels: the text column less paddings and the ends of the track. */
const TRACK_WIDTH = 640
/** Widest row of a track of several rows: the bends between them need room too. */
const ROW_WIDTH = 560

/** Address of the diagram of a rule, if it has one. */
export type LinkOf = (rule: string) => string | undefined

/** Lays out one rule as a track with its switches and loops; sizes are set, places too. */
export function layOutRule(node: EbnfNode, linkOf: LinkOf): Diagram {
  const items = node.kind === 'sequence' ? sequenceItems(node.items, linkOf) : [layOut(node, linkOf)]
  const rows = packRows(items)
  const track = rows.length === 1 ? items : [new Stack(...rows.map((row) => new Sequence(...row)))]
  return new Diagram(...track).format(8, 2, 8, 2)
}

function layOut(node: EbnfNode, linkOf: LinkOf): FakeSVG {
  switch (node.kind) {
    case 'terminal':
      return new Terminal(node.text)
    case 'nonterminal':
      return new NonTerminal(node.name, { href: linkOf(node.name) })
    case 'sequence':
      return new Sequence(...sequenceItems(node.items, linkOf))
    case 'choice':
      return new Choice(0, ...node.options.map((option) => layOut(option, linkOf)))
    case 'optional':
      return new Choice(0, new Skip(), ...optionsOf(node.item).map((option) => layOut(option, linkOf)))
    case 'any':
      return new Choice(0, new Skip(), new OneOrMore(layOut(node.item, linkOf)))
    case 'some':
      return new OneOrMore(layOut(node.item, linkOf))
  }
}

function optionsOf(node: EbnfNode): EbnfNode[] {
  return node.kind === 'choice' ? node.options : [node]
}

/** `item ( ',' item )*` is drawn as one loop with the comma on its way back. */
function sequenceItems(nodes: EbnfNode[], linkOf: LinkOf): FakeSVG[] {
  const items: FakeSVG[] = []
  const single: EbnfNode[] = []
  for (const node of nodes) {
    const list = separatedList(single, node)
    if (list) {
      items.splice(items.length - list.length)
      single.splice(single.length - list.length)
      items.push(new OneOrMore(layOut(list.item, linkOf), layOut(list.separator, linkOf)))
      // a loop is never itself the start of a second one
      single.push({ kind: 'some', item: node })
    } else {
      items.push(layOut(node, linkOf))
      single.push(node)
    }
  }
  return items
}

interface SeparatedList {
  separator: EbnfNode
  item: EbnfNode
  /** Number of parts that the item has in the sequence. */
  length: number
}

function separatedList(before: EbnfNode[], node: EbnfNode): SeparatedList | undefined {
  if (node.kind !== 'any' || node.item.kind !== 'sequence') return undefined
  const [separator, ...items] = node.item.items
  const [first] = items
  if (!separator || !first || JSON.stringify(before.slice(-items.length)) !== JSON.stringify(items))
    return undefined
  return { separator, item: items.length === 1 ? first : { kind: 'sequence', items }, length: items.length }
}

/** Fills rows from the left; a part that is wider than a row has a row of its own. */
function packRows(items: FakeSVG[]): FakeSVG[][] {
  const widthOf = (row: FakeSVG[]): number => row.reduce((sum, { width }) => sum + width + 20, 0)
  if (widthOf(items) <= TRACK_WIDTH) return [items]
  const rows: FakeSVG[][] = []
  let row: FakeSVG[] = []
  for (const item of items) {
    if (row.length > 0 && widthOf([...row, item]) > ROW_WIDTH) {
      rows.push(row)
      row = []
    }
    row.push(item)
  }
  return [...rows, row]
}
