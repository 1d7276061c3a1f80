import { alignColumns } from '../../src/base/align-columns'
import { budgetOf } from './budgets'
import type { Judged } from './measurement'

const HEADINGS = ['Measure', 'Page or build', 'Value', 'Budget', 'Upstream', '']

/** Numeric columns, which are right-aligned. */
const FIGURES = new Set([2, 3, 4])

/** Details that are printed for one value over budget; the JSON file has all. */
const MOST_DETAILS = 5

/** All values in a table, a row each. */
export function table(rows: readonly Judged[]): string {
  const cells = rows.map((row) => [
    row.measure,
    row.subject,
    `${row.value.toFixed(budgetOf(row.name).digits)}${row.unit === '' ? '' : ` ${row.unit}`}`,
    row.budget,
    row.upstream,
    row.verdict,
  ])
  return alignColumns([HEADINGS, ...cells], (column) => FIGURES.has(column)).join('\n')
}

/** Details of the values that are over budget, one paragraph each. */
export function explanations(rows: readonly Judged[]): string {
  return rows
    .filter(({ verdict, details }) => verdict === 'over' && details !== undefined && details.length > 0)
    .map(({ measure, subject, details = [] }) => {
      const more = details.length - MOST_DETAILS
      const lines = [...details.slice(0, MOST_DETAILS), ...(more > 0 ? [`and ${more} more`] : [])]
      return [`${measure}, ${subject}:`, ...lines.map((line) => `  ${line}`)].join('\n')
    })
    .join('\n')
}

/** `41 within budget, 2 over, 60 without a budget`. */
export function closingLine(rows: readonly Judged[]): string {
  const count = (wanted: Judged['verdict']) => rows.filter(({ verdict }) => verdict === wanted).length
  return `${count('ok')} within budget, ${count('over')} over, ${count('')} without a budget`
}
