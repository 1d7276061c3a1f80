import { markdownAddress } from './markdown-address'

/** Fields of {@link PageFacts} common to all pages. */
export const PAGE_FACTS = /* GraphQL */ `
  route
  title
  description
  keywords
  noindex
  file
  editUrl
  lastUpdated
  wordCount
  readingMinutes
  markdownAddress
  socialImage
  outline {
    depth
    id
    text
  }
  linksTo {
    route
    anchor
  }
  linkedFrom {
    route
    title
  }
  images {
    file
    alt
    width
    height
  }
  includes
  redirectedFrom
  internal {
    type
  }
`

/** Fields of {@link PageFacts} that exist only for documentation pages. */
export const DOC_FACTS = /* GraphQL */ `
  route
  sectionPath
  tag
  previous {
    label
    href
  }
  next {
    label
    href
  }
  datasets
  sources {
    facts
    name
    url
  }
  documentedFunctions {
    name
    anchor
  }
`

/** Fields of a page as returned by GraphQL, which the file contains unchanged. */
export type PageFacts = Readonly<Record<string, unknown>> & { route: string; internal: { type: string } }

/** Returns the URL of a page's facts: `/docs/concept/symbol/` has `/docs/concept/symbol.json`. */
export function jsonAddress(route: string): string {
  return markdownAddress(route).replace(/\.md$/, '.json')
}

/**
 * Returns the facts of a page as JSON, for programs that don't use GraphQL.
 *
 * @param examples number of its examples that were run; `/examples.json` contains them, by route
 */
export function pageJson(
  { internal, ...facts }: PageFacts,
  doc: object,
  siteUrl: string,
  examples: number,
): string {
  return JSON.stringify(
    { type: internal.type, url: `${siteUrl}${facts.route}`, ...facts, ...doc, examples },
    null,
    2,
  )
}
