import fs from 'node:fs'
import path from 'node:path'
import { PageProblems, type CompiledPage } from '../../markdown/compile-page'
import { recordError } from '../../markdown/results/check-examples'
import type { InternalLink } from '../../markdown/page-context'
import { readBenchmarks } from '../../content/benchmarks/read-benchmarks'
import { blogListRoutes, checkBlog } from '../blog/check-blog'
import { readExpected } from '../../content/client-examples/read-expected'
import { shownExamples } from '../client-examples/shown-examples'
import { readAllContent, type ContentFile } from '../../content/content-file'
import { FAMILIES, SIDEBAR_TYPES, searchedPage, type FamilyName } from '../../content/families'
import { servedFile } from '../../content/served-file'
import { checkDashboards } from '../dashboard/check-dashboards'
import { GENERATED_FILES } from '../outputs/generated-files'
import {
  SITE_DATA_NAMES,
  readSiteData,
  siteDataPath,
  type SiteDataFile,
  type SiteDataName,
} from '../../content/site/read-site-data'
import { checkLinks, type KnownPlaces } from './check-links'
import { checkPhrases } from './check-phrases'
import { checkFileNames, checkImageKeys, checkOpening, checkTitles } from './check-files'
import { codeRoutes } from './code-routes'
import { checkSidebar } from './check-sidebar'
import { orphanDiagrams } from './check-diagrams'
import { orphanRecords } from './check-records'
import { checkRedirects } from './check-redirects'
import { checkReference } from './check-reference'
import { checkOpenErrors } from './check-open-errors'
import { ContentError } from '../../base/content-error'
import { referenceSources } from './reference-sources'

/** Compiles a content file; rejects with an AggregateError of ContentErrors. */
export type Compile = (file: ContentFile) => Promise<CompiledPage>

/**
 * Validates everything that people write before any nodes are created, so that a single run reports all problems: site
 * data, front matter, the sidebar, the Markdown of each page, its examples against its record, links between pages, and
 * the reference against the server.
 *
 * @param root the project's root
 * @returns the problems sorted by file and line; empty if there are none
 */
export async function checkContent(root: string, compile: Compile): Promise<Error[]> {
  const errors: Error[] = []
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work()
    } catch (error) {
      errors.push(...problemsIn(error))
      return undefined
    }
  }
  const data = <Name extends SiteDataName>(name: Name): SiteDataFile<Name> | undefined =>
    attempt(() => readSiteData(root, name))

  const site = data('site')
  const menus = data('menus')
  const footer = data('footer')
  const announcement = data('announcement')
  const sidebar = data('sidebar')
  const versions = data('versions')
  const onward = data('onward')
  const blog = data('blog')
  const redirects = data('redirects')
  const knownIssues = data('knownIssues')
  const phrases = data('phrases')
  // all of them, because the other files are read only after the check
  SITE_DATA_NAMES.forEach(data)
  const { files, unread, errors: frontMatterErrors } = readAllContent(root)
  const misnamed = checkFileNames(root)
  errors.push(...misnamed.map(({ error }) => error))
  errors.push(...readBenchmarks(root).problems)
  errors.push(...readExpected(root).problems, ...shownExamples(root).problems)
  errors.push(...frontMatterErrors, ...duplicateRoutes(files), ...unknownDatasets(root, files))
  errors.push(...checkTitles(files), ...checkImageKeys(root, files), ...files.flatMap(checkOpening))

  const ignored = misnamed.map(({ file }) => file.replace(/\.[^./]*$/, '.mdx'))
  const unreadNames = unread.map(({ file }) => file)
  errors.push(...orphanRecords(root, files, [...unreadNames, ...ignored]))
  if (blog) errors.push(...checkBlog(blog, files))
  const routesOfCode = new Set([...codeRoutes(root), ...(blog ? blogListRoutes(blog, files) : [])])

  // links and lists can refer to these, because only the page itself has a problem
  const inDoubt = new Set([...unread.map(({ route }) => route), ...misnamed.flatMap(({ routes }) => routes)])
  const inDoubtOf = (family: FamilyName) => [...unread, ...misnamed].some((one) => one.family === family)
  const listed = files.filter(({ type }) => SIDEBAR_TYPES.has(type))
  if (sidebar) errors.push(...checkSidebar(sidebar, listed, inDoubt))

  const compiled = new Map<ContentFile, { links: InternalLink[]; anchors: readonly string[] | undefined }>()
  const whole = new Map<ContentFile, CompiledPage>()
  for (const file of files) {
    try {
      const page = await compile(file)
      compiled.set(file, page)
      whole.set(file, page)
      errors.push(...page.recordProblems.map(recordError))
    } catch (error) {
      errors.push(...problemsIn(error))
      if (error instanceof PageProblems)
        compiled.set(file, { links: [...error.links], anchors: error.anchors })
    }
  }

  const places: KnownPlaces = {
    anchors: new Map([
      ...[...inDoubt].map((route) => [route, undefined] as const),
      ...files.map((file) => [file.route, anchorsOf(compiled.get(file))] as const),
    ]),
    codeRoutes: routesOfCode,
    redirects: new Map(redirects?.value.map(({ from, to }) => [from, to])),
    // lists of posts depend on the topics of all posts
    isUncertain: (route) => route.startsWith(`${FAMILIES.blog.prefix}/`) && (!blog || inDoubtOf('blog')),
    isServed: (address) => GENERATED_FILES.includes(address) || servedFile(root, address) !== undefined,
  }
  for (const [file, page] of compiled) errors.push(...checkLinks(file.file, file.route, page.links, places))
  if (redirects) errors.push(...checkRedirects(redirects, places))
  for (const one of [site, menus, footer, announcement, versions, onward])
    if (one)
      errors.push(
        ...checkLinks(
          one.file,
          '/',
          hrefsIn(one.value, (at) => one.source.lineOf(at)),
          places,
        ),
      )
  if (knownIssues) errors.push(...checkLinks(knownIssues.file, '/', pagesOfIssues(knownIssues), places))
  if (phrases)
    errors.push(
      ...checkLinks(
        phrases.file,
        '/',
        Object.keys(phrases.value).map((href) => ({ href, line: phrases.source.lineOf([href]) })),
        places,
      ),
      ...checkPhrases(
        phrases,
        new Map(
          [...whole].map(([file, { texts }]) => [
            file.route,
            isSearched(file) ? texts.flatMap(({ anchor }) => anchor ?? []) : null,
          ]),
        ),
      ),
    )
  errors.push(
    ...checkOpenErrors([...whole].map(([{ file }, { openErrorLines }]) => ({ file, openErrorLines }))),
  )
  errors.push(...(attempt(() => checkDashboards(root, files, whole, inDoubt)) ?? []))
  // a page that couldn't be read or compiled may be the one that uses a diagram
  if (unread.length + misnamed.length === 0 && files.every((file) => whole.has(file)))
    errors.push(
      ...orphanDiagrams(
        root,
        [...whole.values()].flatMap(({ diagrams }) => diagrams),
      ),
    )
  // a page that couldn't be read or compiled may be the one that documents a missing name
  const docs = files.filter(({ type }) => type === FAMILIES.docs.type)
  if (!inDoubtOf('docs') && docs.every((file) => whole.has(file))) {
    const lists = attempt(() => referenceSources(root, whole))
    if (lists) errors.push(...checkReference({ ...lists, routes: new Set(places.anchors.keys()) }))
  }
  return sortErrors(errors)
}

function anchorsOf(
  page: { anchors: readonly string[] | undefined } | undefined,
): ReadonlySet<string> | undefined {
  return page?.anchors && new Set(page.anchors)
}

/** Whether the search includes a page; see outputs/search/write-search.ts. */
function isSearched({ type, route, frontMatter }: ContentFile): boolean {
  return searchedPage(type, route) !== undefined && (type === FAMILIES.docs.type || !frontMatter.noindex)
}

/** The pages affected by known issues, as links with their lines. */
function pagesOfIssues({ value, source }: SiteDataFile<'knownIssues'>): { href: string; line: number }[] {
  return value.flatMap(({ pages }, at) =>
    pages.map((href, index) => ({ href, line: source.lineOf([at, 'pages', index]) })),
  )
}

/** Returns the individual problems in a thrown error. */
export function problemsIn(error: unknown): Error[] {
  if (error instanceof AggregateError) return error.errors as Error[]
  return [error instanceof Error ? error : new Error(String(error))]
}

function duplicateRoutes(files: readonly ContentFile[]): ContentError[] {
  const first = new Map<string, ContentFile>()
  return files.flatMap((file) => {
    const other = first.get(file.route)
    if (!other) first.set(file.route, file)
    return other
      ? [
          new ContentError(
            file.file,
            undefined,
            `${other.file} has the same route ${file.route}`,
            'rename or remove one of the files',
          ),
        ]
      : []
  })
}

function unknownDatasets(root: string, files: readonly ContentFile[]): ContentError[] {
  const folder = path.join(root, 'content/datasets')
  const known = fs.existsSync(folder) ? fs.readdirSync(folder).map((name) => name.replace(/\.sql$/, '')) : []
  return files.flatMap((file) =>
    (file.frontMatter.datasets ?? [])
      .filter((name) => !known.includes(name))
      .map(
        (name) =>
          new ContentError(
            file.file,
            file.lineOf(['datasets']),
            `unknown demo table "${name}"`,
            `use one of: ${known.sort().join(', ')}`,
          ),
      ),
  )
}

/** Returns every internal `href` (or key that ends in Href) in a value, with its line. */
function hrefsIn(
  value: unknown,
  lineOf: (path: PropertyKey[]) => number,
  at: PropertyKey[] = [],
): { href: string; line: number }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = [...at, Array.isArray(value) ? Number(key) : key]
    if (typeof inner === 'string' && /^href$|Href$/.test(key) && inner.startsWith('/'))
      return [{ href: inner, line: lineOf(path) }]
    return hrefsIn(inner, lineOf, path)
  })
}

function sortErrors(errors: readonly Error[]): Error[] {
  const place = (error: Error) => (error instanceof ContentError ? error.file : siteDataPath('site'))
  const line = (error: Error) => (error instanceof ContentError ? (error.line ?? 0) : 0)
  // an invalid data file is found by its own check and by each page that uses it
  const once = [...new Map(errors.map((error) => [error.message, error])).values()]
  return once.sort((a, b) => place(a).localeCompare(place(b)) || line(a) - line(b))
}
