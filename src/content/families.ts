import type { z } from 'zod'
import { ownValue } from '../base/own-value'
import type { SearchGroup } from '../search/search-file'
import { FEEDS } from './feed-addresses'
import {
  BLOG_FRONT_MATTER,
  COMMON_FRONT_MATTER,
  DOCS_FRONT_MATTER,
  type CommonFrontMatter,
} from './front-matter-schemas'

/**
 * A family of written pages. To add one, add an entry to {@link FAMILIES} and its template: everything else is derived
 * from the entry, and a missing key doesn't compile. Fields of its GraphQL type that other pages don't have are in
 * `OWN_FIELDS` of src/data-layer/schema/written-page.ts.
 */
export interface PageFamily {
  /** GraphQL type of its pages. */
  type: string
  /** What a page of the family is, for the description of the GraphQL type. */
  about: string
  /** What readers call the family, for social images. */
  label: string
  /** Folder of the files, relative to the root. */
  folder: string
  /** Prefix of the routes, without a trailing slash; empty for pages at the root of the site. */
  prefix: string
  /** File name in src/templates without `.tsx`. */
  template: string
  /** Schema of the front matter, which is the only definition of its keys and their types. */
  frontMatter: z.ZodType<CommonFrontMatter> & { shape: object }
  /** Which pages the search includes, and as what. */
  search: SearchOfAll | SearchOfSome
  /** Position in the sidebar, content/docs/sidebar.yml, which has to list each page; null for pages outside it. */
  sidebar: FamilySidebar | null
  /** RSS feed of the pages, which need the dates, authors, and tags of blog posts; null if there is none. */
  feed: FamilyFeed | null
  /** Whether readers who save the entire site for offline use get these pages before those of other families. */
  offline: 'first' | 'later'
  /** Whether pages have no columns beside the text, so images can be as wide as the content area. */
  isWide: boolean
}

/** The search includes all pages. */
interface SearchOfAll {
  group: SearchGroup
  /** Groups of some of the pages, by the beginning of their routes. */
  groupsBelow?: Readonly<Record<string, SearchGroup>>
}

/** The search includes only these pages, by route. */
interface SearchOfSome {
  pages: Readonly<Record<string, SearchedPage>>
}

/** How the search presents a page. */
export interface SearchedPage {
  /** What readers call the page, if that isn't its title. */
  label?: string
  group: SearchGroup
  /** The category that results show. */
  place: readonly string[]
}

/** A family in the sidebar: its pages have labels, categories, breadcrumbs, and neighbors. */
interface FamilySidebar {
  /** The first breadcrumb, which links to the start of the family. */
  root: string
}

/** An RSS feed of a family. */
interface FamilyFeed {
  /** Path of the feed; the page that it belongs to is the start of its folder. */
  address: string
  /** What follows the name of the site in the title. */
  name: string
  /** What the entries are, for the description. */
  entries: string
}

/** The families of written pages by name. The name is also that of the family's gatsby-source-filesystem source. */
export const FAMILIES = {
  docs: {
    type: 'DocPage',
    about: 'A documentation page',
    label: 'Documentation',
    folder: 'content/docs',
    prefix: '/docs',
    template: 'doc-page',
    frontMatter: DOCS_FRONT_MATTER,
    search: {
      group: 'Docs',
      groupsBelow: {
        '/docs/reference/function/': 'Functions',
        '/docs/reference/sql/': 'SQL',
        '/docs/reference/operators/': 'SQL',
        '/docs/configuration/': 'Configuration',
        '/docs/configuration-string/': 'Configuration',
      },
    },
    sidebar: { root: 'Docs' },
    feed: null,
    offline: 'first',
    isWide: false,
  },
  blog: {
    type: 'BlogPost',
    about: 'A blog post',
    label: 'Blog',
    folder: 'content/blog',
    prefix: '/blog',
    template: 'blog-post',
    frontMatter: BLOG_FRONT_MATTER,
    search: { group: 'Blog' },
    sidebar: null,
    feed: { address: FEEDS.blog, name: 'blog', entries: 'Posts' },
    offline: 'later',
    isWide: false,
  },
  glossary: {
    type: 'GlossaryTerm',
    about: 'A term and its definition',
    label: 'Glossary',
    folder: 'content/glossary',
    prefix: '/glossary',
    template: 'glossary-term',
    frontMatter: COMMON_FRONT_MATTER,
    search: { group: 'Glossary' },
    sidebar: null,
    feed: null,
    offline: 'later',
    isWide: false,
  },
  compare: {
    type: 'Comparison',
    about: 'A comparison of QuestDB with another database',
    label: 'Compare',
    folder: 'content/compare',
    prefix: '/compare',
    template: 'comparison',
    frontMatter: COMMON_FRONT_MATTER,
    search: { group: 'Compare' },
    sidebar: null,
    feed: null,
    offline: 'later',
    isWide: false,
  },
  pages: {
    type: 'MarketingPage',
    about: 'Any other written page',
    label: 'QuestDB',
    folder: 'content/pages',
    prefix: '',
    template: 'marketing-page',
    frontMatter: COMMON_FRONT_MATTER,
    search: {
      pages: {
        '/download/': { label: 'Download', group: 'Docs', place: ['Deployment'] },
        '/enterprise/': { label: 'Enterprise', group: 'Docs', place: ['Enterprise'] },
        '/enterprise/contact/': { group: 'Docs', place: ['Enterprise'] },
        '/customers/': { group: 'Docs', place: ['Company'] },
        '/dashboards/crypto/': { label: 'Crypto dashboard', group: 'Docs', place: ['Dashboards'] },
        '/release-notes/': { group: 'Docs', place: ['Releases'] },
        '/market-data/': { label: 'Market data', group: 'Docs', place: ['Use cases'] },
      },
    },
    sidebar: null,
    feed: null,
    offline: 'later',
    isWide: true,
  },
} as const satisfies Record<string, PageFamily>

/** Name of a family of written pages. */
export type FamilyName = keyof typeof FAMILIES

type AnyFrontMatter = z.output<(typeof FAMILIES)[FamilyName]['frontMatter']>
type KeyOfAny<Union> = Union extends unknown ? keyof Union : never
type ValueOfAny<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never

/** Front matter of any family; keys that only some families support are optional. */
export type FrontMatter = CommonFrontMatter & {
  [Key in KeyOfAny<AnyFrontMatter>]?: ValueOfAny<AnyFrontMatter, Key>
}

const ALL = Object.values<PageFamily>(FAMILIES)

/** GraphQL types of the pages that the sidebar lists. */
export const SIDEBAR_TYPES: ReadonlySet<string> = new Set(
  ALL.flatMap(({ type, sidebar }) => (sidebar === null ? [] : [type])),
)

/** Pages with their own template. */
const OWN_TEMPLATES: Readonly<Record<string, string>> = {
  '/': 'home',
  '/dashboards/crypto/': 'dashboard',
  '/privacy-notice/': 'text-page',
  '/release-notes/': 'text-page',
  '/terms/': 'text-page',
}

/**
 * Returns the file name of a page's template in src/templates, without `.tsx`.
 *
 * @param type GraphQL type of the page
 */
export function templateOf(type: string, route: string): string {
  const template = type === FRAGMENT_TYPE ? FRAGMENT_TEMPLATE : familyOfType(type)?.template
  if (template === undefined)
    throw new Error(
      `no family of pages has the type ${type}: add an entry with this type and its template to FAMILIES in src/content/families.ts`,
    )
  return ownValue(OWN_TEMPLATES, route) ?? template
}

/** Templates that load the styles of sections: `<Hero>`, `<Band>`, and similar. */
export const TEMPLATES_WITH_SECTIONS: ReadonlySet<string> = new Set([
  'comparison',
  'dashboard',
  'home',
  'marketing-page',
])

/**
 * Folders in content/docs with files that other pages include. Their own pages repeat the text of others, so they aren't in
 * the sidebar or indexed by search engines.
 */
export const FRAGMENT_FOLDERS = ['partials', 'quick-start-utils'] as const

/** GraphQL type of files in FRAGMENT_FOLDERS. */
export const FRAGMENT_TYPE = 'DocFragment'

/** Template of files in FRAGMENT_FOLDERS. */
const FRAGMENT_TEMPLATE = 'doc-fragment'

/** All GraphQL types that implement WrittenPage. */
export const WRITTEN_PAGE_TYPES = [...ALL.map(({ type }) => type), FRAGMENT_TYPE]

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

/** Returns the family whose pages have a GraphQL type; undefined for other types, such as that of fragments. */
export function familyOfType(type: string): PageFamily | undefined {
  return ALL.find((family) => family.type === type)
}

/** Returns how the search presents a page; undefined if it doesn't include the page. */
export function searchedPage(type: string, route: string): SearchedPage | undefined {
  const search = familyOfType(type)?.search
  if (!search) return undefined
  if ('pages' in search) return ownValue(search.pages, route)
  const below = Object.entries(search.groupsBelow ?? {}).find(([beginning]) => route.startsWith(beginning))
  return { group: below?.[1] ?? search.group, place: [] }
}
