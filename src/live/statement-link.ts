/** Longest statement that a link may carry, in characters. */
const LONGEST = 8000

/** The part of a link that opens an example with a statement: `#run=2,SELECT%201`. The first example of a page is 1. */
export function statementHash(example: number, sql: string): string {
  return `#run=${example},${encodeURIComponent(sql)}`
}

/** The example and the statement of a link; undefined for any other hash. */
export function readStatementHash(hash: string): { example: number; sql: string } | undefined {
  const match = /^#run=(\d{1,3}),(.+)$/.exec(hash)
  if (!match) return undefined
  try {
    const sql = decodeURIComponent(match[2] ?? '')
    return sql.length > LONGEST ? undefined : { example: Number(match[1]), sql }
  } catch {
    return undefined
  }
}
