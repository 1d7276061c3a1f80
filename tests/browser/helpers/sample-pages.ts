import { builtFile } from './built-pages'

/**
 * Pages on which browser tests try what isn't about their content, such as navigation, offline reading, and failures.
 * Authors edit these pages like all others; sample-pages.spec.ts lists what the tests require of them.
 */
export const PAGES = {
  /** A page of several screens, directly in a category of the sidebar. */
  ordinary: '/docs/concept/symbol/',
  /** The first page after the introduction, to which the introduction links. */
  start: '/docs/quick-start/',
  /** A page of the reference with a syntax diagram, recorded results, neighbors, and three categories above it. */
  reference: '/docs/reference/sql/asof-join/',
  /** A page with every element that authors can use. It's hidden from search engines and the sidebar. */
  elements: '/docs/partials/markdown-features/',
} as const

/** What the build says about a page of the documentation; pages outside of it have a title only. */
export interface PageFacts {
  title: string
  headings?: { id: string; text: string }[]
  previous?: { label: string; href: string } | null
  next?: { label: string; href: string } | null
}

/** Returns what the build says about a page, from the data that browsers receive. */
export function factsOf(route: string): PageFacts {
  const { result } = JSON.parse(builtFile(dataOf(route))) as {
    result: { data: { docPage?: PageFacts; page?: PageFacts } }
  }
  const facts = result.data.docPage ?? result.data.page
  if (!facts) throw new Error(`${route} is no page of the documentation`)
  return facts
}

/** Returns the title of a page, so that tests don't depend on its words. */
export const titleOf = (route: string): string => factsOf(route).title

/** Returns the path of a page's data. */
export const dataOf = (route: string): string => `/page-data${route}page-data.json`

/** Matches this path, alone or in a URL. */
export const exactly = (path: string): RegExp =>
  new RegExp(`^(?:https?://[^/]+)?${path.replaceAll('.', '\\.')}(?:\\?|$)`)
