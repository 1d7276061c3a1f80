/** One statement of a fence. */
export interface Statement {
  /** Without comments around it and without its semicolon. */
  sql: string
  /** Where it starts in the fence's text, in characters from 0. */
  start: number
}

/** Strings, quoted names and comments hide semicolons; everything else is a single character. */
const TOKEN = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|[\s\S]/g

/** Cuts SQL at its semicolons; parts that hold only comments are no statements. */
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
