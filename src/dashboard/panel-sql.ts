import { ownValue } from '../base/own-value'
import type { DashboardQuery, QueryName } from './dashboard-data'

/** Values for the variables that a statement declares, as SQL: `'BTC-USDT'`, `5m`, `now()`. */
export type Parameters = Readonly<Record<string, string>>

/** The line of a variable: `@symbol := 'BTC-USDT',` */
const DECLARATION = /(@\w+)(\s*:=\s*)([^\n]+?)(,?)(?=\n|$)/g

/** Demo tables used by the queries. */
export const DEMO_TABLES = { trades: 'trades', book: 'crypto_book' } as const

/** Returns the SQL of a query on the page; empty if the page doesn't have it. */
export const sqlNamed = (queries: readonly DashboardQuery[], name: QueryName): string =>
  queries.find((query) => query.name === name)?.sql ?? ''

/**
 * Returns a query of the page with different values for its variables and different tables. Variables that it doesn't
 * declare are ignored.
 *
 * @param sql begins with DECLARE and has one variable per line
 */
export function fillSql(sql: string, parameters: Parameters, tables = DEMO_TABLES as Tables): string {
  const names = declared(sql)
  const filled = names.length === 0 ? sql : replaceDeclarations(sql, parameters)
  return renameTables(filled, tables).trim().replace(/;$/, '')
}

/** Table names on a server. */
export interface Tables {
  trades: string
  book: string
}

/** Returns the variables that a statement declares, in order: `['@symbol', '@step']`. */
export function declared(sql: string): string[] {
  return [...head(sql).matchAll(DECLARATION)].map(([, name = '']) => name)
}

/** Returns the declarations before the query. */
function head(sql: string): string {
  return sql.startsWith('DECLARE') ? (/^[\s\S]*?(?=^(?:WITH|SELECT)\b)/m.exec(sql)?.[0] ?? '') : ''
}

function replaceDeclarations(sql: string, parameters: Parameters): string {
  const before = head(sql)
  const after = before.replace(
    DECLARATION,
    (_, name: string, sign: string, value: string, comma: string) =>
      `${name}${sign}${ownValue(parameters, name.slice(1)) ?? value}${comma}`,
  )
  return after + sql.slice(before.length)
}

function renameTables(sql: string, tables: Tables): string {
  const names = new Map<string, string>([
    [DEMO_TABLES.trades, tables.trades],
    [DEMO_TABLES.book, tables.book],
  ])
  return sql.replace(/\bFROM (\w+)\b/g, (found, name: string) => {
    const other = names.get(name)
    return other === undefined || other === name ? found : `FROM ${other}`
  })
}

/** Quotes a string for SQL. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
