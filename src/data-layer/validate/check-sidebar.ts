import type { SiteDataFile } from '../../content/site/read-site-data'
import { sidebarPages } from '../sidebar/sidebar-tree'
import { ContentError } from '../../base/content-error'
import { nearestRoute } from './check-links'

/**
 * Compares the sidebar with the pages in both directions: an item without a page, a page without an item, a page listed
 * twice without `again`, and `again` without a first item.
 *
 * @param pages pages that the sidebar has to list: route and file of each
 * @param inDoubt routes of pages that couldn't be read or have an invalid name, which has already been reported
 */
export function checkSidebar(
  sidebar: SiteDataFile<'sidebar'>,
  pages: readonly { route: string; file: string }[],
  inDoubt: ReadonlySet<string> = new Set(),
): ContentError[] {
  const routes = new Set(pages.map((page) => page.route))
  const first = new Set<string>()
  const errors: ContentError[] = []
  for (const { route, again, path } of sidebarPages(sidebar.value)) {
    const report = (problem: string, instead: string) =>
      errors.push(new ContentError(sidebar.file, sidebar.source.lineOf(path), problem, instead))
    if (!routes.has(route) && !inDoubt.has(route)) {
      const nearest = nearestRoute(route, [...routes])
      report(
        `the sidebar lists ${route}, which does not exist`,
        `create the page at content${route.replace(/\/$/, '')}.mdx${nearest ? `, or list the existing page ${nearest}` : ''}`,
      )
    }
    if (
      again &&
      !first.has(route) &&
      !sidebarPages(sidebar.value).some((entry) => entry.route === route && !entry.again)
    )
      report(`every entry of ${route} has again: true`, 'remove again: true from one of its entries')
    if (!again && first.has(route))
      report(
        `${route} is listed twice`,
        'add again: true to the entry that should not determine its breadcrumbs',
      )
    if (!again) first.add(route)
  }
  for (const { route, file } of pages)
    if (!first.has(route) && !inDoubt.has(route))
      errors.push(
        new ContentError(
          file,
          undefined,
          `the page ${route} is not in the sidebar`,
          `add - page: ${route} to ${sidebar.file}`,
        ),
      )
  return errors
}
