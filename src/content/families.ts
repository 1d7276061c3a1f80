/** The kinds of written pages. Each has a folder in content/, a GraphQL type and a template. */
export const FAMILIES = {
  docs: { type: 'DocPage', folder: 'content/docs', prefix: '/docs' },
  blog: { type: 'BlogPost', folder: 'content/blog', prefix: '/blog' },
  glossary: { type: 'GlossaryTerm', folder: 'content/glossary', prefix: '/glossary' },
  compare: { type: 'Comparison', folder: 'content/compare', prefix: '/compare' },
  pages: { type: 'MarketingPage', folder: 'content/pages', prefix: '' },
} as const

/** Name of a family of written pages, also the name of its gatsby-source-filesystem source. */
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
