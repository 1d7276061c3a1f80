import type { Element } from 'hast'
import { h } from 'hastscript'
import type { ErrorResult, PlanResult, ShellExample } from '../../records/record-format'
import { indentJson } from './indent-json'
import { narrowTable } from './narrow-table'
import type { ResultPart } from './result-frame'

const box = (name: string, text: string, className: string): Element =>
  h('pre', { className: [className], tabIndex: 0, role: 'region', ariaLabel: name }, text)

/** A query plan, indented as the server indents it. */
export function planResult({ lines }: PlanResult, number: string): ResultPart {
  return { label: ['Query plan'], body: box(`Query plan ${number}`, lines.join('\n'), 'plan') }
}

/** The server's own words, with a caret below the place that it points at; alone where it points nowhere (-1). */
export function errorResult({ sql, message, position }: ErrorResult, number: string): ResultPart {
  const before = sql.slice(0, position)
  const start = before.lastIndexOf('\n') + 1
  const line = sql.slice(start).split('\n')[0] ?? ''
  const pointed = position < 0 ? message : `${line}\n${' '.repeat(position - start)}^ ${message}`
  return { label: ['Server response'], body: box(`Error ${number}`, pointed, 'error-text') }
}

/** What a shell command printed; JSON is indented, and wide tables are made narrower. Nothing if it printed nothing. */
export function shellResult({ response, index }: ShellExample): ResultPart | undefined {
  if (response.lines.length === 0) return undefined
  const statuses = response.statuses.map((status) => `HTTP ${status}`).join(', ')
  const isWhole = response.lineCount === response.lines.length
  const rest = isWhole ? '' : `\n… ${response.lineCount - response.lines.length} more lines`
  // CSV ends its lines the way of Windows
  const lines = response.lines.map((line) => line.replace(/\r$/, ''))
  return {
    label: [statuses ? `Response: ${statuses}` : 'Output'],
    body: box(
      `Response ${index + 1}`,
      (isWhole ? narrowTable(lines).map(indentJson) : lines).join('\n') + rest,
      'output',
    ),
  }
}
