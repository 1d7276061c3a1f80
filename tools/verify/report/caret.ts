/** A statement with a caret below the character at `position` (from 0). */
export function withCaret(sql: string, position: number): string[] {
  const at = Math.min(Math.max(position, 0), sql.length)
  const before = sql.slice(0, at).split('\n')
  const lines = sql.split('\n')
  const row = before.length - 1
  const column = (before.at(-1) ?? '').length
  return [...lines.slice(0, row + 1), `${' '.repeat(column)}^`, ...lines.slice(row + 1)]
}

/** Line of a character in a fence, from 0. */
export function lineAt(code: string, position: number): number {
  return code.slice(0, position).split('\n').length - 1
}
