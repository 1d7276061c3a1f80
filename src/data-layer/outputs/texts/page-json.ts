import { markdownAddress } from './markdown-address'

/** Fields of {@link PageFacts} that every page has. */
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

/** Fields of {@link PageFacts} that only pages of the documentation have. */
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

/** What GraphQL knows of a page, as it comes: the file holds it without change. */
export type PageFacts = Readonly<Record<string, unknown>> & { route: string; internal: { type: string } }

/** Address of the facts of a page: `/docs/concept/symbol/` has `/docs/concept/symbol.json`. */
export function jsonAddress(route: string): string {
  return markdownAddress(route).replace(/\.md$/, '.json')
}

/**
 * The facts of a page as JSON, for programs that would otherwise need GraphQL.
 *
 * @param examples how many of its examples were run; they are in `/examples.json`, by route
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
