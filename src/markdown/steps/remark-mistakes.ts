import type { Heading, Link, LinkReference, Root, Table } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import { toString } from 'mdast-util-to-string'
import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { ownValue } from '../../base/own-value'
import { problem, type PageContext } from '../page-context'

type Placed = Node & { position: NonNullable<Node['position']> }

/** A node that its author forgot to close, so it contains the rest of its parent. */
export interface Unclosed {
  node: Node
  problem: string
  instead: string
}

/**
 * Reports what Markdown accepts silently although the author intended something else: unclosed blocks, references
 * without a definition, tables that lose cells, and links and headings without text.
 */
export function remarkMistakes(context: PageContext) {
  return () => (tree: Root, file: { value: unknown }) => {
    const source = String(file.value)
    const unclosed = unclosedBlocks(tree, source)
    for (const one of unclosed) problem(context, one.node, one.problem, one.instead)
    if (unclosed.length > 0) context.isIncomplete = true
    let openings = 0
    visit(tree as Node, (node: Node) => {
      const found = ownValue(CHECKS, node.type)?.(node as Placed, source) ?? []
      for (const { line, problem: what, instead } of found)
        problem(context, { position: { start: { line } } }, what, instead)
      if (node.type !== 'paragraph') return
      for (const { line, text } of linesOf(node as Placed, source)) {
        const colons = /^\s*(:{3,})(.*)$/.exec(text)
        if (!colons) continue
        const [, , rest = ''] = colons
        if (rest.trim() === '' && openings-- > 0) continue
        if (rest.trim() !== '') openings++
        else openings = 0
        problem(context, { position: { start: { line } } }, ...directiveMistake(rest))
      }
    })
  }
}

/** Finds code fences, formulas, and admonitions that end with their parent rather than with a closing line. */
export function unclosedBlocks(tree: Root, source: string): Unclosed[] {
  const found: Unclosed[] = []
  const directives: ContainerDirective[] = []
  visit(tree as Node, (node: Node) => {
    if (node.type === 'code' || node.type === 'math') {
      const lines = linesOf(node as Placed, source)
      const marker = /^\s*(`{3,}|~{3,}|\${2,})/.exec(lines[0]?.text ?? '')?.[1]
      if (marker === undefined || isClosing(lines, marker)) return
      const what = node.type === 'math' ? 'formula' : 'code fence'
      const instead = `add a line with ${marker} after its last line`
      found.push({ node, problem: `the ${what} is never closed`, instead })
    } else if (node.type === 'containerDirective') {
      const directive = node as ContainerDirective
      directives.push(directive)
      const lines = linesOf(node as Placed, source)
      const marker = /^\s*(:{3,})/.exec(lines[0]?.text ?? '')?.[1]
      if (marker === undefined || isClosing(lines, marker)) return
      const around = directives.find((one) => one !== directive && one.children.includes(directive as never))
      const instead = around
        ? `add a line with ${marker} after its text, and one before it if :::${around.name} on line ${around.position?.start.line ?? 0} should end there`
        : `add a line with ${marker} after its text`
      found.push({ node, problem: `the admonition :::${directive.name} is never closed`, instead })
    }
  })
  return found
}

function isClosing(lines: readonly { text: string }[], marker: string): boolean {
  const last = (lines.at(-1)?.text ?? '').replace(/^[\s>]*/, '').trimEnd()
  return lines.length > 1 && last.startsWith(marker) && last.replaceAll(marker.charAt(0), '') === ''
}

interface Mistake {
  line: number
  problem: string
  instead: string
}

const CHECKS: Readonly<Record<string, ((node: Placed, source: string) => Mistake[]) | undefined>> = {
  heading: (node, source) => {
    const { depth } = node as Node as Heading
    if (toString(node).trim() !== '' || hasComponent(node)) return undefinedReferences(node, source)
    return [
      {
        line: node.position.start.line,
        problem: 'the heading is empty',
        instead: `write its text after ${'#'.repeat(depth)}, or remove the line`,
      },
    ]
  },
  link: (node) => emptyLink(node, (node as Node as Link).url),
  linkReference: (node) => emptyLink(node, (node as Node as LinkReference).identifier),
  paragraph: (node, source) => [...undefinedReferences(node, source), ...brokenTable(node, source)],
  tableCell: undefinedReferences,
  table: (node) => {
    const [head, ...rows] = (node as Node as Table).children
    const columns = head?.children.length ?? 0
    return rows
      .filter((row) => row.children.length > columns)
      .map((row) => ({
        line: row.position?.start.line ?? node.position.start.line,
        problem: `the row has ${row.children.length} cells, but the table has ${columns} columns`,
        instead: 'remove the additional cells, and write a literal | inside a cell as \\|',
      }))
  },
  leafDirective: (node) => {
    const { name } = node as Node as LeafDirective
    return [
      {
        line: node.position.start.line,
        problem: `::${name} starts with two colons`,
        instead: `write :::${name} for an admonition and ::: on the line after its text, or put it in backticks`,
      },
    ]
  },
}

function emptyLink(node: Placed, target: string): Mistake[] {
  if (toString(node).trim() !== '' || hasComponent(node)) return []
  return [
    {
      line: node.position.start.line,
      problem: `the link to ${target} has no text`,
      instead: `name its target in the brackets: [Symbol](${target})`,
    },
  ]
}

function hasComponent(node: Node): boolean {
  return childrenOf(node).some((child) => child.type.startsWith('mdxJsx') || hasComponent(child))
}

/** Finds `[text][label]` and `[^label]`, which Markdown treats as text if the label isn't defined. */
function undefinedReferences(node: Placed, source: string): Mistake[] {
  const written = linesOf(node, source)
  return linesOf(node, source, wordsOnly(node, source)).flatMap(({ line, text }, at) => [
    ...[...text.matchAll(/(?<![\\\w\]])\[[^\][^]+\]\[[^\][^]*\]/g)].map(({ 0: { length }, index }) => {
      const link = written[at]?.text.slice(index, index + length) ?? ''
      const [name, label] = link.slice(1, -1).split('][')
      return {
        line,
        problem: `the link ${link} has no definition`,
        instead: `add a line [${label === undefined || label === '' ? (name ?? '') : label}]: /docs/…/ to the page, or put literal brackets in backticks`,
      }
    }),
    ...[...text.matchAll(/(?<!\\)\[\^([^\]\s]+)\]/g)].map(([whole]) => ({
      line,
      problem: `the footnote ${whole} has no definition`,
      instead: `add a line ${whole}: … to the end of the page`,
    })),
  ])
}

/** Finds lines that were intended as a table but whose second line is invalid. */
function brokenTable(node: Placed, source: string): Mistake[] {
  const lines = linesOf(node, source, wordsOnly(node, source))
  const at = lines.findIndex(({ text }, index) => isRow(text) && isRow(lines[index + 1]?.text ?? ''))
  const head = lines[at]
  if (!head) return []
  const columns = head.text
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length
  return [
    {
      line: head.line + 1,
      problem: `the table on line ${head.line} has no valid delimiter row`,
      instead: `write one below its header, with ${columns} ${columns === 1 ? 'column' : 'columns'}: |${' --- |'.repeat(columns)}`,
    },
  ]
}

function isRow(text: string): boolean {
  return text.trim().startsWith('|')
}

function directiveMistake(rest: string): [string, string] {
  const [, name = '', title = ''] = /^\s*([\w-]*)\s*(.*)$/.exec(rest) ?? []
  if (name === '')
    return ['the ::: line does not close an admonition', 'remove it, or open one above its text: :::note']
  const label = title.replace(/^\[|\]$/g, '').trim()
  return [
    `:::${rest} is not an admonition`,
    `write the name directly after the colons${label ? ', and the title in brackets' : ''}: :::${name}${label ? `[${label}]` : ''}`,
  ]
}

function childrenOf(node: Node): Node[] {
  return (node as Partial<Parent>).children ?? []
}

/** Replaces everything that isn't text by the author: code, formulas, links, and tags. */
const HIDDEN = '\u0001'

/** Returns the source of a node with everything but text blanked out; white space remains. */
function wordsOnly(node: Placed, source: string): string {
  const { start, end } = node.position
  const from = start.offset ?? 0
  const shown = source.slice(from, end.offset).replace(/\S/g, HIDDEN).split('')
  const show = (inner: Node): void => {
    if (/^(link|linkReference|footnoteReference|image|imageReference)$/.test(inner.type)) return
    if (inner.type === 'text' && inner.position)
      for (let at = inner.position.start.offset ?? 0; at < (inner.position.end.offset ?? 0); at++)
        shown[at - from] = source.charAt(at)
    for (const child of childrenOf(inner)) show(child)
  }
  show(node)
  return shown.join('')
}

function linesOf(
  { position }: Placed,
  source: string,
  text: string = source.slice(position.start.offset, position.end.offset),
): { line: number; text: string }[] {
  return text.split('\n').map((one, at) => ({ line: position.start.line + at, text: one }))
}
