import type { Locator, Page } from '@playwright/test'
import type { SidebarLine } from '../../../src/components/docs/sidebar-lines'
import { countFound, filterLines, wordsOf } from '../../../src/components/docs/sidebar-match'
import { builtFile } from './built-pages'
import { dataOf } from './sample-pages'

/** A page in the sidebar. */
export interface ListedPage {
  label: string
  href: string
  /** Distinguishes it from other items with the same label. */
  context: string | null
  tag: string | null
  /** Labels of the categories above it, outermost first. */
  above: readonly string[]
}

const LINES = readLines()

/** All pages in the sidebar, in its order, so that tests find there what they need instead of naming it. */
export const LISTED: readonly ListedPage[] = pagesOf(LINES, [])

/** Site data of the layout, which is the same for all pages. */
function readLines(): readonly SidebarLine[] {
  const { staticQueryHashes } = JSON.parse(builtFile(dataOf('/docs/'))) as { staticQueryHashes: string[] }
  for (const hash of staticQueryHashes) {
    const { data } = JSON.parse(builtFile(`/page-data/sq/d/${hash}.json`)) as {
      data: { sidebar?: { items: SidebarLine[] } }
    }
    if (data.sidebar) return data.sidebar.items
  }
  throw new Error('The build has no sidebar')
}

function pagesOf(lines: readonly SidebarLine[], above: readonly string[]): ListedPage[] {
  return lines.flatMap(({ label, href, context, tag, items = [] }) =>
    href === null ? pagesOf(items, [...above, label]) : [{ label, href, context, tag, above }],
  )
}

/** Returns the first page that meets a condition. */
export function listed(condition: (page: ListedPage) => boolean): ListedPage {
  const found = LISTED.find(condition)
  if (!found) throw new Error('The sidebar has no page that this test needs')
  return found
}

/** Labels of the categories above a page, outermost first. */
export const categoriesOf = (route: string): readonly string[] => listed(({ href }) => href === route).above

/** Returns a page in an outermost category that contains none of these pages. */
export function farFrom(...routes: string[]): ListedPage & { category: string } {
  const near = routes.map((route) => categoriesOf(route)[0])
  const far = listed(({ above }) => above.length === 1 && !near.includes(above[0]))
  return { ...far, category: far.above[0]! }
}

/** Returns the last page directly below these categories, which is listed nowhere else. */
export function lastIn(categories: readonly string[]): ListedPage {
  const found = LISTED.findLast(
    ({ above, href }) =>
      above.join() === categories.join() && LISTED.filter((page) => page.href === href).length === 1,
  )
  if (!found) throw new Error(`The sidebar has no page directly below ${categories.join(' › ')}`)
  return found
}

/** Returns whether a filter of the sidebar leaves a single line. */
export function findsOne(filter: string): boolean {
  const words = wordsOf(filter)
  return countFound(filterLines(LINES, words), words) === 1
}

/** Returns a page below several categories, with a word of its label that finds nothing else. */
export function lonePage(): ListedPage & { word: string } {
  for (const page of LISTED.filter(({ above }) => above.length > 1)) {
    const word = wordsOf(page.label).find((one) => /^[a-z]{4,}$/.test(one) && findsOne(one))
    if (word !== undefined) return { ...page, word }
  }
  throw new Error('No page of the sidebar has a word of its own')
}

/** The row of a category in the sidebar or drawer. */
export const categoryRow = (list: Locator, name: string): Locator =>
  list.locator('summary').filter({ hasText: new RegExp(`^${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`) })

export const sidebarOf = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Documentation', exact: true })

/** The first link to a page in the sidebar or drawer. */
export const linkTo = (list: Locator, route: string): Locator => list.locator(`a[href="${route}"]`).first()
