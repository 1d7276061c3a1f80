import { alignColumns } from '../../base/align-columns'
import { sameRow } from './rows'
import type { Cell, RowsResult } from '../record-format'
import { diffLists, printSteps } from './line-diff'

/** A table of the recorded (`-`) and current (`+`) rows, with aligned columns. */
export function diffRows(recorded: RowsResult, actual: RowsResult): string[] {
  const { columns } = actual
  const steps = diffLists(recorded.rows, actual.rows, (a, b) => sameRow(columns, a, b))
  const names = columns.map(({ name }) => name)
  const [heading = '', ...lines] = alignColumns([names, ...steps.map(({ item }) => item.map(show))])
  return [`  ${heading}`, ...printSteps(steps.map(({ sign }, at) => ({ sign, item: lines[at] ?? '' })))]
}

function show(cell: Cell): string {
  return cell ?? 'null'
}
