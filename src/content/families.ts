import type { z } from 'zod'
import type { SearchGroup } from '../search/search-file'
import {
  BLOG_FRONT_MATTER,
  COMMON_FRONT_MATTER,
  DOCS_FRONT_MATTER,
  type FrontMatter,
} from './front-matter-schemas'

/**
 * A family of written pages. To add one, add an entry to {@link FAMILIES}, a template, and its type in
 * src/data-layer/schema/written-page.ts, its label in src/data-layer/resolvers/social-image.ts, and, if it is searched,
 * its part of the search in `groupOf` of src/search/build-search-file.ts. The type checker or the build names what is
 * missing, and everything else is derived from the entry.
 */
export interface PageFamily {
  /** GraphQL type of its pages. */
  type: string
  /** Folder of the files, relative to the root. */
  folder: string
  /** Prefix of the routes, without a trailing slash; empty for pages at the root of the site. */
  prefix: string
  /** File name in src/templates without `.tsx`. */
  template: string
  /** Schema of the front matter, which is the only definition of its keys. */
  frontMatter: z.ZodType<FrontMatter> & { shape: object }
  /** How the search includes the pages: as documentation, as other pages, or not at all. */
  search: 'documentation' | 'other' | 'none'
  /** Pages that the search includes although it doesn't include the family, by route. */
  searchedPages?: Readonly<Record<string, SearchedPage>>
  /** Whether pages have no columns beside the text, so images can be as wide as the content area. */
  isWide: boolean
}

/** How the search presents a page of a family that it doesn't include. */
export interface SearchedPage {
  /** What readers call the page, if that isn't its title. */
  label?: string
  group: SearchGroup
  /** The category that results show. */
  place: readonly string[]
}

/** The families of written pages by name. The name is also that of the family's gatsby-source-filesystem source. */
export const FAMILIES = {
  docs: {
    type: 'DocPage',
    folder: 'content/docs',
    prefix: '/docs',
    template: 'doc-page',
    frontMatter: DOCS_FRONT_MATTER,
    search: 'documentation',
    isWide: false,
  },
  blog: {
    type: 'BlogPost',
    folder: 'content/blog',
    prefix: '/blog',
    template: 'blog-post',
    frontMatter: BLOG_FRONT_MATTER,
    search: 'other',
    isWide: false,
  },
  glossary: {
    type: 'GlossaryTerm',
    folder: 'content/glossary',
    prefix: '/glossary',
    template: 'glossary-term',
    frontMatter: COMMON_FRONT_MATTER,
    search: 'other',
    isWide: false,
  },
  compare: {
    type: 'Comparison',
    folder: 'content/compare',
    prefix: '/compare',
    template: 'comparison',
    frontMatter: COMMON_FRONT_MATTER,
    search: 'other',
    isWide: false,
  },
  pages: {
    type: 'MarketingPage',
    folder: 'content/pages',
    prefix: '',
    template: 'marketing-page',
    frontMatter: COMMON_FRONT_MATTER,
    search: 'none',
    searchedPages: {
      '/download/': { label: 'Download', group: 'Docs', place: ['Deployment'] },
      '/enterprise/': { label: 'Enterprise', group: 'Docs', place: ['Enterprise'] },
      '/enterprise/contact/': { group: 'Docs', place: ['Enterprise'] },
      '/customers/': { group: 'Docs', place: ['Company'] },
      '/dashboards/crypto/': { label: 'Crypto dashboard', group: 'Docs', place: ['Dashboards'] },
      '/release-notes/': { group: 'Docs', place: ['Releases'] },
      '/market-data/': { label: 'Market data', group: 'Docs', place: ['Use cases'] },
    },
    isWide: true,
  },
} as const satisfies Record<string, PageFamily>

/** Pages that the search includes although it doesn't include their family, by route. */
export const SEARCHED_PAGES: ReadonlyMap<string, SearchedPage> = new Map(
  Object.values<PageFamily>(FAMILIES).flatMap(({ searchedPages = {} }) => Object.entries(searchedPages)),
)

/** Name of a family of written pages. */
export type FamilyName = keyof typeof FAMILIES

/** Folders in content/docs with files that other pages include (spec: not in the sidebar, not indexed). */
export const FRAGMENT_FOLDERS = ['partials', 'quick-start-utils'] as const

/** GraphQL type of files in FRAGMENT_FOLDERS. */
export const FRAGMENT_TYPE = 'DocFragment'

/** All GraphQL types that implement WrittenPage. */
export const WRITTEN_PAGE_TYPES = [...Object.values(FAMILIES).map((family) => family.type), FRAGMENT_TYPE]

/** Returns `partials/wal-note` for a fragment, undefined for any other path relative to content/docs. */
export function fragmentName(pathInDocs: string): string | undefined {
  const name = pathInDocs.replace(/\.mdx$/, '')
  return FRAGMENT_FOLDERS.some((folder) => name.startsWith(`${folder}/`)) ? name : undefined
}

/**
 * Returns the route of a content file: `concept/symbol.mdx` in the documentation is `/docs/concept/symbol/`, and
 * `index.mdx` is the route of its folder.
 */
export function routeOf(prefix: string, pathInFolder: string): string {
  const path = pathInFolder
    .replace(/\\/g, '/')
    .replace(/\.mdx$/, '')
    .replace(/(^|\/)index$/, '')
  return `${prefix}/${path}/`.replace(/\/+/g, '/')
}
