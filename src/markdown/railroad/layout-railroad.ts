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
  Start,
  Terminal,
} from '@prantlf/railroad-diagrams'
import type { EbnfNode } from './ebnf-nodes'

// 13 px in a monospaced font with a width of 0.6 em, plus some space
Options.CHAR_WIDTH = 8
Options.AR = 8
Options.INTERNAL_ALIGNMENT = 'left'
Options.DIAGRAM_CLASS = ''
Options.STROKE_ODD_PIXEL_LENGTH = false

/** Length of the track before the first item, in pixels. */
const START = 14
/** Width that a diagram adds to its items, in pixels: the start, an end of 20, and padding. */
const ENDS = START + 20 + 2 * 2
/** The package's gap between adjacent items, in pixels. */
const GAP = 10

/** Returns the URL of a rule's diagram, if there is one. */
export type LinkOf = (rule: string) => string | undefined

/**
 * Lays out a rule as a track with branches and loops, including sizes and positions. The diagram is at most `width`
 * pixels wide unless a single word is wider.
 */
export function layOutRule(node: EbnfNode, width: number, linkOf: LinkOf): Diagram {
  const start = new Start()
  start.width = START
  return new Diagram(start, layOutTrack(node, width - ENDS, linkOf)).format(8, 2, 8, 2)
}

/** Rows start and end with bends, so they need no additional gap. */
function layOutTrack(node: EbnfNode, room: number, linkOf: LinkOf): FakeSVG {
  const rows = layOut(node, room, linkOf)
  if (!(rows instanceof Stack)) return layOut(node, room - 2 * GAP, linkOf)
  rows.needsSpace = false
  return rows
}

/** Lays out an item in `room` pixels, without gaps at its sides. */
function layOut(node: EbnfNode, room: number, linkOf: LinkOf): FakeSVG {
  switch (node.kind) {
    case 'terminal':
      return new Terminal(node.text)
    case 'nonterminal':
      return new NonTerminal(node.name, { href: linkOf(node.name) })
    case 'sequence':
      return layOutSequence(node.items, room, linkOf)
    case 'choice':
      return layOutChoice([], node.options, room, linkOf)
    case 'optional':
      return layOutChoice([new Skip()], optionsOf(node.item), room, linkOf)
    case 'any':
      return layOutChoice([new Skip()], [{ kind: 'some', item: node.item }], room, linkOf)
    case 'some':
      return new OneOrMore(layOut(node.item, room - 2 * Options.AR, linkOf))
  }
}

function layOutChoice(first: FakeSVG[], options: EbnfNode[], room: number, linkOf: LinkOf): FakeSVG {
  const items = [...first, ...options.map((option) => layOut(option, room - 4 * Options.AR, linkOf))]
  const choice = new Choice(0, ...items)
  // the package doesn't expect the last option to have several rows
  if (items.length > 1) choice.down += items.at(-1)?.height ?? 0
  return choice
}

function optionsOf(node: EbnfNode): EbnfNode[] {
  return node.kind === 'choice' ? node.options : [node]
}

/** Uses a single row if it fits, otherwise several, with a line from the end of each row to the start of the next. */
function layOutSequence(nodes: EbnfNode[], room: number, linkOf: LinkOf): FakeSVG {
  const items = sequenceItems(nodes, room, linkOf)
  if (widthOf(items) <= room) return new Sequence(...items)
  const rowWidth = room - 2 * Options.AR
  const rows = packRows(sequenceItems(nodes, rowWidth, linkOf), rowWidth).map((row) => new Sequence(...row))
  const [first] = rows
  if (first && rows.length === 1) return first
  const stack = new Stack(...rows)
  // the package reserves gaps beside the rows, where the bends already are
  stack.width = Math.max(...rows.map(({ width }) => width)) + 2 * Options.AR
  return stack
}

/** `item ( ',' item )*` is drawn as a single loop with the comma on the way back. */
function sequenceItems(nodes: EbnfNode[], room: number, linkOf: LinkOf): FakeSVG[] {
  const items: FakeSVG[] = []
  const single: EbnfNode[] = []
  for (const node of nodes) {
    const list = separatedList(single, node)
    if (list) {
      items.splice(items.length - list.length)
      single.splice(single.length - list.length)
      const inner = room - 2 * Options.AR
      items.push(new OneOrMore(layOut(list.item, inner, linkOf), layOut(list.separator, inner, linkOf)))
      // a loop can't be the start of another one
      single.push({ kind: 'some', item: node })
    } else {
      items.push(layOut(node, room, linkOf))
      single.push(node)
    }
  }
  return items
}

interface SeparatedList {
  separator: EbnfNode
  item: EbnfNode
  /** Number of nodes that the item occupies in the sequence. */
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

/** Fills rows from the left; an item wider than a row gets its own row. */
function packRows(items: FakeSVG[], rowWidth: number): FakeSVG[][] {
  const rows: FakeSVG[][] = []
  let row: FakeSVG[] = []
  for (const item of items) {
    if (row.length > 0 && widthOf([...row, item]) > rowWidth) {
      rows.push(row)
      row = []
    }
    row.push(item)
  }
  return [...rows, row]
}

/** Width of a row in pixels; the package adds no gap at its ends. */
function widthOf(row: FakeSVG[]): number {
  return new Sequence(...row).width
}
