import type { Element } from 'hast'
import type { MadeFence } from '../code/made-fence'
import { resultFrame } from './result-frame'
import { tableResult } from './table-result'

/**
 * Renders the rows of a query that ran after a program.
 *
 * @param name distinguishes its scrollable region from others on the page, for screen readers
 */
export function programResult(
  { columns, rows, server }: NonNullable<MadeFence['result']>,
  name: string,
): Element {
  const rowsResult = { kind: 'rows', sql: '', columns, rows, rowCount: rows.length } as const
  return resultFrame([tableResult(rowsResult, `of ${name}`)], {
    engine: server.replace('QuestDB ', ''),
    isOfProgram: true,
  })
}
