import { sameRow } from './rows'
import type { Cell, RowsResult } from '../record-format'
import { diffLists, printSteps } from './line-diff'

/** A table of the recorded (`-`) and current (`+`) rows, with aligned columns. */
export function diffRows(recorded: RowsResult, actual: RowsResult): string[] {
  const { columns } = actual
  const steps = diffLists(recorded.rows, actual.rows, (a, b) => sameRow(columns, a, b))
  const names = columns.map(({ name }) => name)
  const table = [names, ...steps.map(({ item }) => item.map(show))]
  const widths = names.map((_, i) => Math.max(...table.map((row) => (row[i] ?? '').length)))
  const line = (row: string[]) =>
    row
      .map((text, i) => text.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd()
  return [
    `  ${line(names)}`,
    ...printSteps(steps.map(({ sign, item }) => ({ sign, item: line(item.map(show)) }))),
  ]
}

function show(cell: Cell): string {
  return cell ?? 'null'
}
