import type { Cell, ErrorResult, RowsResult, StatementRecord } from '../record-format'
import { alignColumns } from '../../base/align-columns'
import { diffLines, diffLists, printSteps } from './line-diff'
import { canonicalPlan } from './plan-lines'
import type { RowOrder } from './row-order'
import { sameRow, sameRows, sortRows } from './rows'

/** Properties of a fence's flags and the plan that relax the comparison. */
export interface Looseness {
  unordered?: boolean
  isVolatile?: boolean
  order?: RowOrder
}

/** How a result differs from the recorded one. */
export interface Difference {
  /** One sentence without a period. */
  problem: string
  /** Lines to print below it. */
  detail: string[]
}

/** Compares a recorded result with the current one; undefined if they match. */
export function compareStatement(
  recorded: StatementRecord,
  actual: StatementRecord,
  loose: Looseness = {},
): Difference | undefined {
  if (recorded.sql !== actual.sql)
    return {
      problem: 'the statement differs from the recorded one',
      detail: diffText(recorded.sql, actual.sql),
    }
  if (recorded.kind === 'rows' && actual.kind === 'rows') return compareRows(recorded, actual, loose)
  if (recorded.kind === 'plan' && actual.kind === 'plan')
    return loose.isVolatile || same(canonicalPlan(recorded.lines), canonicalPlan(actual.lines))
      ? undefined
      : { problem: 'the plan differs from the recorded one', detail: diffLines(recorded.lines, actual.lines) }
  if (recorded.kind === 'error' && actual.kind === 'error') return compareErrors(recorded, actual, loose)
  if (recorded.kind === 'ok' && actual.kind === 'ok')
    return recorded.updated === actual.updated || loose.isVolatile
      ? undefined
      : {
          problem: `${updatesOf(actual)} rows were updated instead of ${updatesOf(recorded)}`,
          detail: [],
        }
  return { problem: `it returns ${KINDS[actual.kind]} instead of ${KINDS[recorded.kind]}`, detail: [] }
}

/** Statements such as CREATE don't report a number. */
const updatesOf = ({ updated }: { updated?: number }) => updated ?? 'an unknown number of'

const KINDS = { rows: 'rows', plan: 'a plan', ok: 'success and no rows', error: 'an error' }

function compareErrors(recorded: ErrorResult, actual: ErrorResult, loose: Looseness): Difference | undefined {
  if (loose.isVolatile || (recorded.message === actual.message && recorded.position === actual.position))
    return undefined
  return {
    problem: 'the error differs from the recorded one',
    detail: [
      `- ${recorded.message} (position ${recorded.position})`,
      `+ ${actual.message} (position ${actual.position})`,
    ],
  }
}

function compareRows(recorded: RowsResult, actual: RowsResult, loose: Looseness): Difference | undefined {
  const columns = (result: RowsResult) => result.columns.map(({ name, type }) => `${name} ${type}`)
  if (!same(columns(recorded), columns(actual)))
    return {
      problem: 'the columns differ from the recorded ones',
      detail: diffLines(columns(recorded), columns(actual)),
    }
  if (loose.isVolatile)
    return (recorded.rowCount === 0) === (actual.rowCount === 0)
      ? undefined
      : { problem: `it returns ${actual.rowCount} rows instead of ${recorded.rowCount}`, detail: [] }

  const differs = (problem: string) => ({ problem, detail: diffRows(recorded, actual) })
  if (recorded.rowCount !== actual.rowCount)
    return differs(`it returns ${actual.rowCount} rows instead of ${recorded.rowCount}`)
  const orderIsFree = loose.unordered === true || loose.order?.kind === 'undefined'
  if (recorded.digest !== actual.digest)
    return differs(
      recorded.truncated
        ? 'the rows differ from the recorded ones, either in the recorded part or beyond it'
        : 'the rows differ',
    )
  // the recorded part can then contain any of the rows; the hash, which is of sorted rows, already covers all of them
  if (recorded.truncated && orderIsFree) return undefined
  if (recorded.truncated && loose.order?.kind === 'ties')
    return sameKeys(recorded, actual, loose.order.keys)
      ? undefined
      : differs('the rows are in a different order')
  if (sameRows(actual.columns, recorded.rows, actual.rows)) return undefined

  const sorted = (rows: RowsResult['rows']) => sortRows(actual.columns, rows)
  if (!sameRows(actual.columns, sorted(recorded.rows), sorted(actual.rows)))
    return differs('the rows differ from the recorded ones')
  if (orderIsFree) return undefined
  if (loose.order?.kind === 'ties' && sameUpToTies(recorded, actual, loose.order.keys)) return undefined
  return differs('the rows are in a different order')
}

/** Whether rows differ only in the order of those with equal sort keys, which have to be columns of the result. */
function sameUpToTies(recorded: RowsResult, actual: RowsResult, keys: string[]): boolean {
  const isColumn = (key: string) => actual.columns.some(({ name }) => name === key)
  return keys.length > 0 && keys.every(isColumn) && sameKeys(recorded, actual, keys)
}

/** Whether the sort keys that are columns of the result have the same values row by row. */
function sameKeys(recorded: RowsResult, actual: RowsResult, keys: string[]): boolean {
  const columns = actual.columns.filter(({ name }) => keys.includes(name))
  const pick = (row: Cell[]) => row.filter((_, place) => keys.includes(actual.columns[place]?.name ?? ''))
  return recorded.rows.every((row, i) => sameRow(columns, pick(row), pick(actual.rows[i] ?? [])))
}

function same(a: string[], b: string[]): boolean {
  return a.length === b.length && a.every((text, i) => text === b[i])
}

function diffText(a: string, b: string): string[] {
  return diffLines(a.split('\n'), b.split('\n'))
}

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
