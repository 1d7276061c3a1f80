import type { z } from 'zod'
import {
  BLOG_FRONT_MATTER,
  COMMON_FRONT_MATTER,
  DOCS_FRONT_MATTER,
  type FrontMatter,
} from './front-matter-schemas'

/**
 * A kind of written pages. To add one, add an entry to {@link FAMILIES}, a template, and its type in
 * src/data-layer/schema/written-page.ts; everything else follows from the entry.
 */
export interface PageFamily {
  /** GraphQL type of its pages. */
  type: string
  /** Folder of its files, relative to the root. */
  folder: string
  /** Start of its routes, without a slash at the end; empty for pages at the root of the site. */
  prefix: string
  /** File name in src/templates, without `.tsx`. */
  template: string
  /** Schema of its front matter, the only definition of what authors can write there. */
  frontMatter: z.ZodType<FrontMatter> & { shape: object }
  /** How the search treats its pages: as documentation, as other pages that it also finds, or not at all. */
  search: 'documentation' | 'other' | 'none'
  /** Whether its pages have no columns beside the text, so that images can be as wide as the content area. */
  isWide: boolean
}

/** The families of written pages, by name. The name is also that of the family's gatsby-source-filesystem source. */
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
    isWide: true,
  },
} as const satisfies Record<string, PageFamily>

/** Name of a family of written pages. */
export type FamilyName = keyof typeof FAMILIES

/** Folders under content/docs whose files are included by other pages (spec: no sidebar entry, not indexed). */
export const FRAGMENT_FOLDERS = ['partials', 'quick-start-utils'] as const

/** GraphQL type of the files in FRAGMENT_FOLDERS. */
export const FRAGMENT_TYPE = 'DocFragment'

/** Every GraphQL type that implements WrittenPage. */
export const WRITTEN_PAGE_TYPES = [...Object.values(FAMILIES).map((family) => family.type), FRAGMENT_TYPE]

/** `partials/wal-note` for a fragment, undefined for any other path relative to content/docs. */
export function fragmentName(pathInDocs: string): string | undefined {
  const name = pathInDocs.replace(/\.mdx$/, '')
  return FRAGMENT_FOLDERS.some((folder) => name.startsWith(`${folder}/`)) ? name : undefined
}

/**
 * The address of a content file: `concept/symbol.mdx` under /docs gives `/docs/concept/symbol/`,
 * `index.mdx` gives the folder's own address.
 */
export function routeOf(prefix: string, pathInFolder: string): string {
  const path = pathInFolder
    .replace(/\\/g, '/')
    .replace(/\.mdx$/, '')
    .replace(/(^|\/)index$/, '')
  return `${prefix}/${path}/`.replace(/\/+/g, '/')
}
