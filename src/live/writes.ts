/** Comments, strings, quoted names, words, and everything else, one character at a time. */
const TOKEN = /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'(?:[^']|'')*'?|"(?:[^"]|"")*"?|[a-z_]\w*|\S/gi

/** First words of read-only statements. */
const READING = new Set(['select', 'show', 'explain', 'values', 'declare', 'with'])

/** What may follow the name of a table, which QuestDB accepts as a query: `trades LIMIT 10`. */
const CLAUSES = new Set(
  'where latest sample order group limit join inner left cross asof lt splice window union except intersect timestamp ('.split(
    ' ',
  ),
)

/** Keywords that make a `WITH` statement change data. Tables and columns can't have these names unless quoted. */
const CHANGES = new Set(['insert', 'update'])

/**
 * Whether a statement may change data, tables, or the server: true unless it is recognized as a query.
 * @param sql one statement
 */
export function writes(sql: string): boolean {
  const tokens: string[] = []
  for (const [token] of sql.matchAll(TOKEN)) {
    // QuestDB's comments nest, so that its view of where this one ends would differ
    if (token.startsWith('/*') && token.includes('/*', 2)) return true
    if (!/^(?:--|\/\*)/.test(token)) tokens.push(token.toLowerCase())
  }
  const begin = tokens.findIndex((token) => token !== '(')
  const first = tokens[begin]
  if (first === undefined) return false
  if (READING.has(first)) return first !== 'explain' && tokens.some((token) => CHANGES.has(token))
  const next = tokens[begin + 1]
  const isName = /^["'a-z_]/.test(first)
  return !isName || (next !== undefined && !CLAUSES.has(next)) || CHANGES.has(first)
}
