import type { Element } from 'hast'
import { h } from 'hastscript'
import type { ErrorResult, PlanResult, ShellExample } from '../../../tools/verify/record-format'

const box = (name: string, text: string, className: string) =>
  h('pre', { className: [className], tabIndex: 0, role: 'region', ariaLabel: name }, text)

/** A query plan, indented as the server indents it. */
export function planResult({ lines }: PlanResult, number: string): Element {
  return h('div', [
    h('div', { className: ['result-bar'] }, [h('span', 'Query plan')]),
    box(`Query plan ${number}`, lines.join('\n'), 'plan'),
  ])
}

/** The server's own words, with a caret below the place that it points at; alone where it points nowhere (-1). */
export function errorResult({ sql, message, position }: ErrorResult, number: string): Element {
  const before = sql.slice(0, position)
  const start = before.lastIndexOf('\n') + 1
  const line = sql.slice(start).split('\n')[0] ?? ''
  const pointed = position < 0 ? message : `${line}\n${' '.repeat(position - start)}^ ${message}`
  return h('div', { className: ['failure'] }, [
    h('div', { className: ['result-bar'] }, [h('span', 'Server response')]),
    box(`Error ${number}`, pointed, 'error-text'),
  ])
}

/** What a shell command printed. */
export function shellResult({ response, index }: ShellExample): Element | undefined {
  if (response.lines.length === 0) return undefined
  const statuses = response.statuses.map((status) => `HTTP ${status}`).join(', ')
  const rest =
    response.lineCount > response.lines.length
      ? `\n… ${response.lineCount - response.lines.length} more lines`
      : ''
  return h('div', [
    h('div', { className: ['result-bar'] }, [h('span', statuses ? `Response: ${statuses}` : 'Output')]),
    // CSV ends its lines the way of Windows
    box(
      `Response ${index + 1}`,
      response.lines.map((line) => line.replace(/\r$/, '')).join('\n') + rest,
      'output',
    ),
  ])
}
