/** An item of the sidebar with the items below it. */
export interface SidebarLine extends Queries.SidebarLineFragment {
  readonly items?: readonly SidebarLine[]
}

/**
 * Returns whether a label is SQL (ALTER TABLE, CACHE | NOCACHE), which is set in a monospaced font: it consists of
 * capitals and belongs to the SQL reference. Abbreviations elsewhere, such as AWS or FAQ, are words.
 */
export function isStatement(line: SidebarLine): boolean {
  return /^[A-Z][A-Z |]+$/.test(line.label) && firstRoute(line).startsWith('/docs/reference/sql/')
}

/** Route of the item, or of the first page below it; empty if there is none. */
function firstRoute({ href, items = [] }: SidebarLine): string {
  return href ?? items.map(firstRoute).find((route) => route !== '') ?? ''
}

/** Returns the categories above a page, outermost first. If a page is listed twice, its first position counts. */
export function categoriesAbove(
  lines: readonly SidebarLine[],
  path: string,
): readonly SidebarLine[] | undefined {
  for (const line of lines) {
    if (line.href === path) return []
    const below = categoriesAbove(line.items ?? [], path)
    if (below) return [line, ...below]
  }
  return undefined
}
