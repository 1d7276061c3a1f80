import { useEffect, useRef } from 'react'
import type { PanelTable } from '../../dashboard/panel-table'
import * as styles from './data-table.module.css'
import { ownValue } from '../../base/own-value'
import { flash } from './flash'

/** A sign for each side of a trade, because the two words are easy to confuse at a glance. */
const SIGNS: Record<string, string> = { buy: '▲', sell: '▼' }

/**
 * Rows in a box of fixed height that can be scrolled with the keyboard. Its edge shows that more rows follow. The visible
 * caption is outside the box, so that it doesn't scroll.
 */
export function ScrollingTable({ table }: { table: PanelTable }) {
  return (
    <div className={styles.captioned}>
      <p className={styles.caption} aria-hidden="true">
        {table.caption}
      </p>
      {/* it is higher than its box: keys move it */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.box} role="region" aria-label={table.caption} tabIndex={0}>
        <DataTable table={table} />
      </div>
    </div>
  )
}

/** A table that shows all rows. Its caption is for screen readers, because the same is visible above the table. */
export function DataTable({ table }: { table: PanelTable }) {
  const body = useNewRows(table.rows)
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{table.caption}</caption>
      <thead>
        <tr>
          {table.columns.map(({ label, isNumber }) => (
            <th key={label} scope="col" data-number={isNumber || undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {table.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => {
              const { label = '', isNumber = false } = table.columns[column] ?? {}
              if (column === 0)
                return (
                  <th key={label} scope="row">
                    {cell}
                  </th>
                )
              const sign = ownValue(SIGNS, cell)
              return (
                <td key={label} data-number={isNumber || undefined} data-side={sign && cell}>
                  {sign && <span aria-hidden="true">{sign} </span>}
                  {cell}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Highlights rows that the table didn't contain before. */
function useNewRows(rows: PanelTable['rows']) {
  const body = useRef<HTMLTableSectionElement>(null)
  const before = useRef<Set<string> | null>(null)
  useEffect(() => {
    const known = before.current
    before.current = new Set(rows.map(String))
    if (known) rows.forEach((row, index) => known.has(String(row)) || flash(body.current?.rows[index]))
  }, [rows])
  return body
}
