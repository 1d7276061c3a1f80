import { createHash } from 'node:crypto'
import type { Cell, RecordedColumn } from '../record-format'
import { canonicalCell, sameCell } from './cells'

/** Whether two rows contain the same values. */
export function sameRow(columns: RecordedColumn[], a: Cell[], b: Cell[]): boolean {
  return a.length === b.length && columns.every(({ type }, i) => sameCell(type, a[i] ?? null, b[i] ?? null))
}

/** Whether two lists contain the same rows in the same order. */
export function sameRows(columns: RecordedColumn[], a: Cell[][], b: Cell[][]): boolean {
  return a.length === b.length && a.every((row, i) => sameRow(columns, row, b[i] ?? []))
}

/** Sorts rows in an order that depends only on their values. */
export function sortRows(columns: RecordedColumn[], rows: Cell[][]): Cell[][] {
  return rows
    .map((row) => ({ row, key: rowKey(columns, row) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ row }) => row)
}

/** A short hash of rows, which depends on their order. */
export function digestRows(columns: RecordedColumn[], rows: Cell[][]): string {
  const hash = createHash('sha256')
  for (const row of rows) hash.update(`${rowKey(columns, row)}\n`)
  return hash.digest('hex').slice(0, 16)
}

function rowKey(columns: RecordedColumn[], row: Cell[]): string {
  return JSON.stringify(row.map((cell, i) => canonicalCell(columns[i]?.type ?? '', cell)))
}
