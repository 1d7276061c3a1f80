import type { FamilyName } from '../../src/content/families'

/** The template of a new page. */
export interface Kind {
  family: FamilyName
  /** File in tools/new-page/models that contains the body of the page. */
  model: string
  /** A finished page as an example, as specified with PAGE=. */
  example: string
  /** Further steps, printed after the page is created. */
  hints?: readonly string[]
}

/** Kinds of pages by the value of KIND=. */
export const KINDS = {
  concept: { family: 'docs', model: 'concept.mdx', example: 'concept/mat-views' },
  sql: { family: 'docs', model: 'sql.mdx', example: 'reference/sql/asof-join' },
  function: {
    family: 'docs',
    model: 'function.mdx',
    example: 'reference/function/finance',
    hints: ['Add <Signature of="name" /> below the heading of each function.'],
  },
  guide: { family: 'docs', model: 'guide.mdx', example: 'deployment/docker' },
  glossary: {
    family: 'glossary',
    model: 'glossary.mdx',
    example: 'glossary/vwap',
    hints: ['Add a card for the term to content/glossary/index.mdx.'],
  },
  blog: {
    family: 'blog',
    model: 'blog.mdx',
    example: 'blog/deduplication-and-replay',
    hints: ['Add tags from content/site/blog.yml to the front matter, as in tags: [tutorial].'],
  },
} as const satisfies Record<string, Kind>

/** Name of a kind. */
export type KindName = keyof typeof KINDS
