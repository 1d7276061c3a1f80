import { ownValue } from '../base/own-value'

/** Values for the parameters that a statement declares, as SQL: `'BTC-USDT'`, `5m`, `now()`. */
export type Parameters = Readonly<Record<string, string>>

/** A parameter's line: `@symbol := 'BTC-USDT',` */
const DECLARATION = /(@\w+)(\s*:=\s*)([^\n]+?)(,?)(?=\n|$)/g

/** Demo tables that the questions read. */
export const DEMO_TABLES = { trades: 'trades', book: 'crypto_book' } as const

/**
 * A question of the page with other values for its parameters and other tables. Parameters that it does not declare
 * are left out.
 * @param sql begins with DECLARE, one parameter a line
 */
export function fillSql(sql: string, parameters: Parameters, tables = DEMO_TABLES as Tables): string {
  const names = declared(sql)
  const filled = names.length === 0 ? sql : replaceDeclarations(sql, parameters)
  return renameTables(filled, tables).trim().replace(/;$/, '')
}

/** Names of the tables on a server. */
export interface Tables {
  trades: string
  book: string
}

/** Parameters that a statement declares, in order: `['@symbol', '@step']`. */
export function declared(sql: string): string[] {
  return [...head(sql).matchAll(DECLARATION)].map(([, name = '']) => name)
}

/** The part before the statement proper. */
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

/** A text as SQL writes it. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
