import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { gatsbyState } from '../gatsby-state'
import { FAMILIES, routeOf, SIDEBAR_TYPES, WRITTEN_PAGE_TYPES } from '../../content/families'
import { blogResolvers } from '../blog/blog-resolvers'
import { dashboardResolvers } from '../dashboard/dashboard-nodes'
import { KATEX_CSS } from '../outputs/katex-assets'
import { ensureSocialImage } from '../outputs/social-image/social-image-file'
import { gitDates } from '../content/git-dates'
import type { WrittenPageNode } from '../nodes/written-page-node'
import { contentOf } from './page-content'
import { linkedFrom, pageLinks, type LinkingPage } from './page-links'
import { pageByRoute } from './page-by-route'
import { placeImages } from './place-images'
import { countWords, readingMinutes } from './reading-time'
import { markdownAddress } from '../outputs/texts/markdown-address'
import { sourcesText } from '../outputs/texts/sources-text'
import { placeUsedIn } from '../reference/place-used-in'
import type { ExampleFields } from '../reference/example-node'
import { examplesOfPage, referenceResolvers, type NodeContext } from '../reference/reference-resolvers'
import { usesFinder } from '../reference/uses-of'
import { versionHere } from '../../content/versions'
import { lastValidSiteData } from '../../content/site/last-valid-site-data'
import { helpfulIssue } from './helpful-issue'
import { docsSidebar, type DocsSidebar } from './sidebar-places'

/** Gatsby's information about the resolver that is replaced. */
interface SchemaField {
  originalResolver: (source: object, args: unknown, context: unknown, info: SchemaField) => unknown
}

/** Resolvers are created again after each edit in development, but dates only change with commits. */
let dates: ReadonlyMap<string, string> | undefined

/** Computed fields: compiled content, git dates, and the position in the sidebar. */
export const createResolvers: GatsbyNode['createResolvers'] = (api) => {
  const content = contentOf(api)
  const usesOf = usesFinder(() => api.getNodesByType('Example') as unknown as ExampleFields[])
  // created once because every page requests it, and Gatsby creates resolvers again when nodes change
  let sidebar: DocsSidebar | undefined
  const sidebarOnce = () => (sidebar ??= docsSidebar(api.getNodesByType))
  const place = (node: WrittenPageNode) => sidebarOnce().places.get(node.route)
  const { editPath, links, siteUrl } = gatsbyState(api.store).config.siteMetadata
  let backlinks: ReturnType<typeof linkedFrom> | undefined
  const backlinksOnce = () =>
    (backlinks ??= linkedFrom(
      WRITTEN_PAGE_TYPES.flatMap((type) => api.getNodesByType(type) as unknown as LinkingPage[]),
    ))
  const redirects = lastValidSiteData(process.cwd(), 'redirects')
  const version = versionHere(lastValidSiteData(process.cwd(), 'versions'))?.name ?? ''

  const written = {
    headings: { resolve: async (node: WrittenPageNode) => (await content(node)).headings },
    html: {
      resolve: async (node: WrittenPageNode, _: unknown, context: NodeContext) => {
        const { html, images } = await content(node)
        return placeUsedIn(await placeImages(html, images, node.family, api), node.route, (name) =>
          usesOf(name, context),
        )
      },
    },
    markdown: {
      resolve: async (node: WrittenPageNode) =>
        `# ${node.title}\n\n${(await content(node)).markdown}${sourcesText(node.sources)}`,
    },
    sections: { resolve: async (node: WrittenPageNode) => (await content(node)).texts },
    markdownAddress: { resolve: (node: WrittenPageNode) => markdownAddress(node.route) },
    plainText: { resolve: async (node: WrittenPageNode) => (await content(node)).plainText },
    wordCount: { resolve: async (node: WrittenPageNode) => countWords((await content(node)).plainText) },
    readingMinutes: {
      resolve: async (node: WrittenPageNode) => readingMinutes(countWords((await content(node)).plainText)),
    },
    mathStylesheet: {
      resolve: async (node: WrittenPageNode) => ((await content(node)).hasMath ? KATEX_CSS : null),
    },
    socialImage: { resolve: (node: WrittenPageNode) => socialImageOf(node, place(node)?.section.at(-1)) },
    lastUpdated: {
      // the default resolver formats the date according to the query's arguments
      resolve: (node: WrittenPageNode, args: unknown, context: unknown, info: SchemaField) =>
        info.originalResolver(
          { ...node, lastUpdated: (dates ??= gitDates(process.cwd())).get(node.file) ?? null },
          args,
          context,
          info,
        ),
    },
    examples: examplesOfPage,
    outline: { resolve: async (node: WrittenPageNode) => (await content(node)).outline },
    linksTo: {
      resolve: async (node: WrittenPageNode) => pageLinks(node.route, (await content(node)).links),
    },
    linkedFrom: { resolve: (node: WrittenPageNode) => backlinksOnce().get(node.route) ?? [] },
    images: {
      resolve: async (node: WrittenPageNode) =>
        (await content(node)).images.map(({ absolutePath, ...image }) => ({
          ...image,
          file: path.relative(process.cwd(), absolutePath),
        })),
    },
    includes: {
      resolve: async (node: WrittenPageNode) => Object.keys((await content(node)).fragments).sort(),
    },
    redirectedFrom: {
      resolve: (node: WrittenPageNode) =>
        redirects.filter(({ to }) => to.split('#')[0] === node.route).map(({ from }) => from),
    },
    editUrl: { resolve: (node: WrittenPageNode) => `${links.websiteRepository}${editPath}${node.file}` },
  }
  const crumbs = (node: WrittenPageNode) => {
    const { prefix, sidebar } = FAMILIES[node.family]
    const start = routeOf(prefix, 'index.mdx')
    if (sidebar === null || node.route === start) return []
    return [
      { label: sidebar.root, href: start },
      ...(place(node)?.section ?? []).map((label) => ({ label, href: null })),
    ]
  }
  const listed = {
    ...written,
    sidebarLabel: { resolve: (node: WrittenPageNode) => place(node)?.label ?? node.title },
    tag: { resolve: (node: WrittenPageNode) => place(node)?.tag ?? null },
    sectionPath: { resolve: (node: WrittenPageNode) => place(node)?.section ?? [] },
    breadcrumbs: { resolve: crumbs },
    previous: { resolve: (node: WrittenPageNode) => place(node)?.previous ?? null },
    next: { resolve: (node: WrittenPageNode) => place(node)?.next ?? null },
    helpful: {
      resolve: (node: WrittenPageNode) => {
        const page = {
          title: node.title,
          address: `${siteUrl}${node.route}`,
          section: (place(node)?.section ?? []).join(' / '),
          version,
        }
        const draft = (answer: 'yes' | 'no') => helpfulIssue(links.documentationRepository, answer, page)
        return { yes: draft('yes'), no: draft('no') }
      },
    },
  }

  const fieldsOf = (type: string) => (SIDEBAR_TYPES.has(type) ? listed : written)
  const blog = blogResolvers(api.getNodesByType, content)
  const createResolvers = api.createResolvers as (resolvers: object) => void
  createResolvers({
    ...Object.fromEntries(WRITTEN_PAGE_TYPES.map((type) => [type, fieldsOf(type)])),
    ...blog,
    [FAMILIES.blog.type]: { ...fieldsOf(FAMILIES.blog.type), ...blog[FAMILIES.blog.type] },
    ...referenceResolvers,
    ...dashboardResolvers,
    Sidebar: { items: { resolve: () => sidebarOnce().items } },
    Query: pageByRoute,
  })
}

/** Returns the URL of a page's social image, relative to the site. It's rendered on first use and cached by content. */
async function socialImageOf(node: WrittenPageNode, section: string | undefined): Promise<string> {
  const { image, title, description, family } = node as WrittenPageNode & {
    image?: string
    description: string
  }
  if (image?.startsWith('/')) return image
  const root = process.cwd()
  return ensureSocialImage({
    outDir: path.join(root, 'public'),
    cacheDir: path.join(root, '.cache/social-images'),
    input: { title, description, section: section ?? FAMILIES[family].label },
  })
}
