/** A statement of a fence. */
export interface Statement {
  /** Without surrounding comments and without its semicolon. */
  sql: string
  /** Its position in the fence's text, in characters, starting at 0. */
  start: number
}

/** Strings, quoted names, and comments can contain semicolons; everything else is a single character. */
const TOKEN = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|[\s\S]/g

/** Splits SQL at semicolons and omits parts that contain only comments. */
export function splitStatements(code: string): Statement[] {
  const statements: Statement[] = []
  let start: number | undefined
  let end = 0
  const finish = () => {
    if (start !== undefined) statements.push({ sql: code.slice(start, end), start })
    start = undefined
  }
  for (const match of code.matchAll(TOKEN)) {
    const token = match[0]
    if (token === ';') finish()
    else if (!/^(?:\s|--|\/\*)/.test(token)) {
      start ??= match.index
      end = match.index + token.length
    }
  }
  finish()
  return statements
}
