import type { SearchGroup, SearchPage } from './search-file'

/** Names of the parts of the site, where a page has no category. */
const PART_NAMES: Readonly<Record<SearchGroup, string>> = {
  Docs: 'Documentation',
  SQL: 'Documentation',
  Functions: 'Documentation',
  Configuration: 'Documentation',
  Glossary: 'Glossary',
  Blog: 'Blog',
  Compare: 'Compare',
}

/** Categories that are shown; those above them say little. */
const MOST_CATEGORIES = 2

/**
 * Where a result is: the categories of its page, and the page where the result is one of its sections. Names that the
 * result has itself are left out.
 * @param heading null for the page itself
 */
export function crumbsOf(
  { title, label = title, group, place }: SearchPage,
  heading: string | null,
): string[] {
  const categories = place === '' ? [PART_NAMES[group]] : place.split(' › ').slice(-MOST_CATEGORIES)
  const own = heading ?? title
  const crumbs = heading === null ? categories : [...categories, label]
  return crumbs.filter((one, at) => one !== own && one !== crumbs[at - 1])
}

/** Returns the URL of a section. */
export function hrefOf({ route }: Pick<SearchPage, 'route'>, { anchor }: { anchor: string | null }): string {
  return anchor === null ? route : `${route}#${anchor}`
}

/** A result as its row shows it. */
export interface NamedResult {
  title: string
  crumbs: string[]
}

/**
 * Title and location of a section, or of the page itself. A heading that several pages have is preceded by the title of
 * the page.
 */
export function nameResult(
  page: SearchPage,
  { heading, isRepeated }: { heading: string | null; isRepeated: boolean },
): NamedResult {
  if (heading === null || !isRepeated)
    return { title: heading ?? page.title, crumbs: crumbsOf(page, heading) }
  return { title: `${page.title}: ${heading}`, crumbs: crumbsOf(page, null) }
}
