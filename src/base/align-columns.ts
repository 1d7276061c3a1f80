/**
 * Returns the lines of a table of text, with two spaces between its columns and none at the ends of lines. The first row
 * determines the number of columns.
 *
 * @param isRight returns whether a column is right-aligned, by its index
 */
export function alignColumns(
  rows: readonly (readonly string[])[],
  isRight: (column: number) => boolean = () => false,
): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const align = (cell: string, column: number) => {
    const width = widths[column] ?? 0
    return isRight(column) ? cell.padStart(width) : cell.padEnd(width)
  }
  return rows.map((row) => row.map(align).join('  ').trimEnd())
}
