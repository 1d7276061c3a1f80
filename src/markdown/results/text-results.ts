import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { ErrorResult, PlanResult, ShellExample, ShellResponse } from '../../records/record-format'
import { linesToHast } from '../code/tokens-to-hast'
import { indentJson } from './indent-json'
import type { ResultPart } from './result-frame'

const box = (name: string, text: string | ElementContent[], ...className: string[]): Element =>
  h('pre', { className, tabIndex: 0, role: 'region', ariaLabel: name }, text)

/** Renders a query plan with the server's indentation. */
export function planResult({ lines }: PlanResult, number: string): ResultPart {
  return { label: ['Query plan'], body: box(`Query plan ${number}`, lines.join('\n'), 'plan') }
}

/** Renders the server's message below the line that it's about. */
export function errorResult(error: ErrorResult, number: string): ResultPart {
  return { label: ['Server response'], body: box(`Error ${number}`, pointedMessage(error), 'error-text') }
}

/** Returns a message with a caret below the reported position; without a caret if there is none (-1). */
export function pointedMessage({ sql, message, position }: ErrorResult): string {
  if (position < 0) return message
  const start = sql.slice(0, position).lastIndexOf('\n') + 1
  const line = sql.slice(start).split('\n')[0] ?? ''
  return `${line}\n${' '.repeat(position - start)}^ ${message}`
}

/** Renders the output of a shell command; nothing if there is no output. */
export function shellResult({ response, index }: ShellExample): ResultPart | undefined {
  if (response.lines.length === 0) return undefined
  const text = responseText(response)
  const name = `Response ${index + 1}`
  return {
    label: [statusText(response) || 'Output'],
    // JSON can wrap, whereas the columns of tables must remain aligned
    body: response.lines.every((line) => /^[[{]/.test(line))
      ? box(name, linesToHast(text.split('\n').map((line) => [{ text: line }])), 'output', 'json')
      : box(name, text, 'output'),
  }
}

/** Returns the HTTP statuses that a shell command received; empty if there are none. */
export function statusText({ statuses }: ShellResponse): string {
  return statuses.length === 0 ? '' : `Response: ${statuses.map((status) => `HTTP ${status}`).join(', ')}`
}

/** Returns the output of a shell command. JSON is indented, and wide tables are narrowed. */
export function responseText(response: ShellResponse): string {
  // CSV uses Windows line endings
  const lines = response.lines.map((line) => line.replace(/\r$/, ''))
  const more = response.lineCount - lines.length
  if (more === 0) return narrowTable(lines).map(indentJson).join('\n')
  return [...lines, `… ${more} more ${more === 1 ? 'line' : 'lines'}`].join('\n')
}

/** Number of spaces that remain of columns that are empty on every line. */
const KEPT = 2

/**
 * Removes most character columns that are empty on every line from a table drawn with `+`, `-`, and `|`. The table
 * returned by /imp is 116 characters wide and consists mostly of spaces. Any other text is returned unchanged.
 */
export function narrowTable(lines: readonly string[]): string[] {
  const drawn = lines.filter((line) => /^[+|]/.test(line))
  const width = Math.max(0, ...drawn.map((line) => line.length))
  if (drawn.length < 3 || !drawn[0]?.startsWith('+--') || drawn.some((line) => line.length !== width))
    return [...lines]
  let run = 0
  const isKept = Array.from({ length: width }, (_, at) => {
    run = drawn.every((line) => line[at] === ' ' || line[at] === '-') ? run + 1 : 0
    return run <= KEPT
  })
  return lines.map((line) => (/^[+|]/.test(line) ? [...line].filter((_, at) => isKept[at]).join('') : line))
}
