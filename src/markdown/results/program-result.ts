import type { Element } from 'hast'
import { h } from 'hastscript'
import type { MadeFence } from '../code/made-fence'
import { tableResult } from './table-result'
import { WHY_THIS_VERSION } from './render-result'

/**
 * Rows of a query that ran after a program.
 * @param name tells its scrolling box from others of the page, for readers who hear it
 */
export function programResult(
  { columns, rows, server }: NonNullable<MadeFence['result']>,
  name: string,
): Element {
  return h('div', { className: ['result', 'of-program'] }, [
    tableResult({ kind: 'rows', sql: '', columns, rows, rowCount: rows.length }, `of ${name}`),
    h('p', { className: ['verified'] }, [h('a', { href: WHY_THIS_VERSION }, `Verified on ${server}`)]),
  ])
}
