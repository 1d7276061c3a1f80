import type { SidebarEntry, SidebarPage, SidebarTag } from '../../content/sidebar-schema'

/** An item of the sidebar as passed to components. */
export interface SidebarItem {
  label: string
  /**
   * Category that distinguishes a page from others with the same label, for screen readers; null if the label is
   * unique.
   */
  context: string | null
  /** Route of the page; null for a category. */
  href: string | null
  tag: SidebarTag | null
  items: SidebarItem[]
}

/** Position of a page in the sidebar. */
export interface SidebarPlace {
  label: string
  tag: SidebarTag | null
  /** Labels of the categories above the page, outermost first. */
  section: string[]
  previous: SidebarNeighbour | null
  next: SidebarNeighbour | null
}

/** The previous or next page. */
export interface SidebarNeighbour {
  label: string
  href: string
}

/** Titles of pages by route, for items without a label. */
export type Titles = (route: string) => string | undefined

/** Fills in labels, and distinguishes pages with the same label. */
export function sidebarItems(entries: readonly SidebarEntry[], titles: Titles): SidebarItem[] {
  const seen = new Map<string, number>()
  for (const { label } of allPages(entries, titles)) seen.set(label, (seen.get(label) ?? 0) + 1)
  const items = (level: readonly SidebarEntry[], parent: string | null): SidebarItem[] =>
    level.map((entry) => {
      if ('section' in entry)
        return {
          label: entry.section,
          context: null,
          href: null,
          tag: null,
          items: items(entry.items, entry.section),
        }
      const label = labelOf(entry, titles)
      return {
        label,
        context: (seen.get(label) ?? 0) > 1 ? parent : null,
        href: entry.page,
        tag: entry.tag ?? null,
        items: [],
      }
    })
  return items(entries, null)
}

function allPages(entries: readonly SidebarEntry[], titles: Titles): { label: string }[] {
  return entries.flatMap((entry) =>
    'section' in entry ? allPages(entry.items, titles) : [{ label: labelOf(entry, titles) }],
  )
}

function labelOf({ label, page }: SidebarPage, titles: Titles): string {
  return label ?? titles(page) ?? page
}

/** Returns the position of each page by route. Adjacent pages follow the order of the sidebar. */
export function sidebarPlaces(entries: readonly SidebarEntry[], titles: Titles): Map<string, SidebarPlace> {
  const pages: { route: string; place: SidebarPlace }[] = []
  const walk = (level: readonly SidebarEntry[], section: string[]): void => {
    for (const entry of level) {
      if ('section' in entry) walk(entry.items, [...section, entry.section])
      else if (!entry.again)
        pages.push({
          route: entry.page,
          place: {
            label: labelOf(entry, titles),
            tag: entry.tag ?? null,
            section,
            previous: null,
            next: null,
          },
        })
    }
  }
  walk(entries, [])
  pages.forEach((page, index) => {
    const before = pages[index - 1]
    const after = pages[index + 1]
    if (before) page.place.previous = { label: before.place.label, href: before.route }
    if (after) page.place.next = { label: after.place.label, href: after.route }
  })
  return new Map(pages.map(({ route, place }) => [route, place]))
}

/** Returns all page items of a sidebar in order, with their path in the YAML. */
export function sidebarPages(
  entries: readonly SidebarEntry[],
  path: readonly PropertyKey[] = [],
): { route: string; again: boolean; path: PropertyKey[] }[] {
  return entries.flatMap((entry, index) =>
    'section' in entry
      ? sidebarPages(entry.items, [...path, index, 'items'])
      : [{ route: entry.page, again: entry.again ?? false, path: [...path, index, 'page'] }],
  )
}
