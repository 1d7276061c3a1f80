import type { SidebarLine } from './sidebar-line'

/**
 * Whether a label is SQL to be read as code (ALTER TABLE, CACHE | NOCACHE) rather than words: capitals only, on a page of
 * the SQL reference or above one. An abbreviation elsewhere (AWS, FAQ) is a word.
 */
export function isStatement(line: SidebarLine): boolean {
  return /^[A-Z][A-Z |]+$/.test(line.label) && firstRoute(line).startsWith('/docs/reference/sql/')
}

/** Route of the line, or of the first page below it; empty if there is none. */
function firstRoute({ href, items = [] }: SidebarLine): string {
  return href ?? items.map(firstRoute).find((route) => route !== '') ?? ''
}

/** The categories above a page, outermost first. A page that is listed twice counts where it is listed first. */
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
