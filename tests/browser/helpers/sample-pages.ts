/**
 * Pages on which browser tests try what isn't about their content, such as navigation, offline reading, and failures.
 * Authors edit these pages like all others; sample-pages.spec.ts lists what the tests require of them.
 */
export const PAGES = {
  /** A page of several screens, in a group of the sidebar, to which `start` or `elements` links. */
  ordinary: '/docs/concept/symbol/',
  /** The first page after the introduction, to which `ordinary` and the introduction link. */
  start: '/docs/quick-start/',
  /** A page of the reference with a syntax diagram, recorded results, and neighbors. */
  reference: '/docs/reference/sql/asof-join/',
  /** A page with every element that authors can use. It's hidden from search engines and the sidebar. */
  elements: '/docs/partials/markdown-features/',
} as const
