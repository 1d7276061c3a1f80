import type { SidebarLine } from './sidebar-lines'

/** An item that matches a filter, or contains items that do. */
export interface FoundLine {
  line: SidebarLine
  items: readonly FoundLine[]
  /** Whether the category is expanded. */
  open: boolean
}

/** Returns the words of a filter in lower case. */
export function wordsOf(filter: string): string[] {
  return filter
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
}

/**
 * Returns the matching items with the categories above them. An item matches if each word occurs in its label or in a
 * label above it, and at least one word in its own label: "pgwire python" finds Python below PGWire Clients, but "sql"
 * doesn't find every page below SQL Syntax. A category whose own label matches keeps all of its items and is collapsed,
 * unless only categories match.
 */
export function filterLines(lines: readonly SidebarLine[], words: readonly string[]): readonly FoundLine[] {
  const found = find(lines, words, '')
  return hasPage(found) ? found : found.map(opened)
}

function find(lines: readonly SidebarLine[], words: readonly string[], above: string): FoundLine[] {
  return lines.flatMap((line) => {
    const label = line.label.toLowerCase()
    const labels = `${above} ${label}`
    const items = find(line.items ?? [], words, labels)
    if (items.length > 0) return [{ line, items, open: true }]
    const fits = words.every((word) => labels.includes(word)) && words.some((word) => label.includes(word))
    return fits ? [closed(line)] : []
  })
}

const closed = (line: SidebarLine): FoundLine => ({
  line,
  items: (line.items ?? []).map(closed),
  open: false,
})

/** Expands matching categories, but not those below them. */
const opened = (found: FoundLine): FoundLine =>
  found.open ? { ...found, items: found.items.map(opened) } : { ...found, open: true }

const hasPage = (found: readonly FoundLine[]): boolean =>
  found.some(({ line, items, open }) => line.href !== null || (open && hasPage(items)))

/** Returns the number of matches: pages, and categories whose own label matches. */
export function countFound(found: readonly FoundLine[], words: readonly string[]): number {
  return found.reduce((count, { line, items }) => {
    const below = line.href === null ? countFound(items, words) : 0
    const fits = words.some((word) => line.label.toLowerCase().includes(word))
    return count + (below || Number(fits))
  }, 0)
}

/** Splits a label into pieces; those at odd indexes match words of the filter. */
export function splitAtWords(label: string, words: readonly string[]): string[] {
  if (words.length === 0) return [label]
  const longestFirst = [...words].sort((a, b) => b.length - a.length)
  return label.split(new RegExp(`(${longestFirst.map(literally).join('|')})`, 'i'))
}

const literally = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
