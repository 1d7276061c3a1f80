import { createHash } from 'node:crypto'
import { decodePlanLine } from '../../../src/records/compare/plan-lines'
import type { RowOrder } from '../../../src/records/compare/row-order'
import { digestRows, sortRows } from '../../../src/records/compare/rows'
import { RECORDED_ROWS, type ShellResponse, type StatementRecord } from '../../../src/records/record-format'
import type { Answer } from '../server/exec-client'

/** An answer of the server as it is recorded. */
export function toRecord(sql: string, answer: Answer, order: RowOrder, unordered: boolean): StatementRecord {
  if (answer.kind === 'error')
    return { kind: 'error', sql, message: answer.message, position: answer.position }
  if (answer.kind === 'ok')
    return { kind: 'ok', sql, ...(answer.updated === undefined ? {} : { updated: answer.updated }) }
  const { columns, rows } = answer
  if (isPlan(answer)) return { kind: 'plan', sql, lines: planLines(answer) }
  const recorded = {
    kind: 'rows' as const,
    sql,
    columns,
    rows: rows.slice(0, RECORDED_ROWS),
    rowCount: rows.length,
  }
  if (rows.length <= RECORDED_ROWS) return recorded
  const hashed = unordered || order.kind !== 'defined' ? sortRows(columns, rows) : rows
  return { ...recorded, truncated: true, digest: digestRows(columns, hashed) }
}

/** True for the answer to an EXPLAIN. */
export function isPlan(answer: Answer): boolean {
  return answer.kind === 'rows' && answer.columns.length === 1 && answer.columns[0]?.name === 'QUERY PLAN'
}

/** The lines of a plan, none for any other answer. */
export function planLines(answer: Answer): string[] {
  return answer.kind === 'rows' && isPlan(answer)
    ? answer.rows.map(([line]) => decodePlanLine(line ?? ''))
    : []
}

/**
 * What a shell example printed, as it is recorded.
 * @param unordered whether the hash of a long output ignores the order of its lines
 */
export function toResponse(
  exitCode: number,
  statuses: number[],
  output: string,
  unordered = false,
): ShellResponse {
  const all = output.replace(/\n+$/, '').split('\n')
  const response = { exitCode, statuses, lines: all.slice(0, RECORDED_ROWS), lineCount: all.length }
  if (all.length <= RECORDED_ROWS) return response
  const hashed = unordered ? [...all].sort() : all
  const digest = createHash('sha256').update(hashed.join('\n')).digest('hex').slice(0, 16)
  return { ...response, truncated: true, digest }
}
