import { FAMILIES, SIDEBAR_TYPES } from '../../../content/families'
import { markdownAddress } from './markdown-address'

/** Fields of pages that the sidebar lists. */
const SIDEBAR_FACTS = /* GraphQL */ `
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
`

/** Fields of {@link PageFacts}: those of all pages, of pages in the sidebar, and of documentation pages. */
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
  ${[...SIDEBAR_TYPES].map((type) => `... on ${type} { ${SIDEBAR_FACTS} }`).join('\n')}
  ... on ${FAMILIES.docs.type} {
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
  }
`

/** Fields of a page as returned by GraphQL, which the file contains unchanged. */
export type PageFacts = Readonly<Record<string, unknown>> & {
  route: string
  internal: { type: string }
  /** Categories in the sidebar, outermost first; undefined for pages of families outside it. */
  sectionPath?: readonly string[]
}

/** Returns the URL of a page's facts: `/docs/concept/symbol/` has `/docs/concept/symbol.json`. */
export function jsonAddress(route: string): string {
  return markdownAddress(route).replace(/\.md$/, '.json')
}

/**
 * Returns the facts of a page as JSON, for programs that don't use GraphQL.
 *
 * @param examples number of its examples that were run; `/examples.json` contains them, by route
 */
export function pageJson({ internal, ...facts }: PageFacts, siteUrl: string, examples: number): string {
  const { type } = internal
  return JSON.stringify({ type, url: `${siteUrl}${facts.route}`, ...facts, examples }, null, 2)
}
