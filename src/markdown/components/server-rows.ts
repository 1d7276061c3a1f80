import { parse } from 'csv-parse/sync'
import type { Cell, RecordedColumn } from '../../records/record-format'

/** A result set without the types of its columns, which are empty. */
export interface ServerRows {
  columns: RecordedColumn[]
  rows: Cell[][]
}

/** Header of the CSV that QuestDB returns: all names are quoted. */
const HEADER = /^"[^"\n]*"(?:,"[^"\n]*")*\r?\n./

/**
 * Reads the CSV that `/exp` returns for a query. Empty cells are null.
 * @returns undefined for any other text, such as CSV that is followed by messages
 */
export function readServerRows(text: string): ServerRows | undefined {
  if (!HEADER.test(text)) return undefined
  let lines: string[][]
  try {
    lines = parse(text)
  } catch {
    // rows with different numbers of cells
    return undefined
  }
  const [names = [], ...rows] = lines
  return {
    columns: names.map((name) => ({ name, type: '' })),
    rows: rows.map((row) => row.map((cell) => (cell === '' ? null : cell))),
  }
}
