interface SitemapPage {
  path: string
  lastUpdated: string | null
}

interface SitemapQuery {
  allWrittenPage: { nodes: { route: string; noindex: boolean; lastUpdated: string | null }[] }
  allSitePage: { nodes: { path: string }[] }
}

/** Routes excluded from search engines. */
const HIDDEN = /^\/(404|dev-404-page|offline|offline-plugin-app-shell-fallback)(\/|\.html)/

/**
 * Options of gatsby-plugin-sitemap: all pages except those with noindex, with the date of the last commit if known. The
 * frequency and the priority are the same for all pages, because each deployment can change any page, and none is
 * preferred.
 */
export const sitemapPlugin = {
  resolve: 'gatsby-plugin-sitemap',
  options: {
    query: `{
      site { siteMetadata { siteUrl } }
      allWrittenPage { nodes { route noindex lastUpdated } }
      allSitePage { nodes { path } }
    }`,
    resolvePages: ({ allWrittenPage, allSitePage }: SitemapQuery): SitemapPage[] => {
      const written = new Map(allWrittenPage.nodes.map((node) => [node.route, node]))
      return allSitePage.nodes
        .filter(({ path }) => !HIDDEN.test(path) && !written.get(path)?.noindex)
        .map(({ path }) => ({ path, lastUpdated: written.get(path)?.lastUpdated ?? null }))
        .sort((a, b) => a.path.localeCompare(b.path))
    },
    serialize: ({ path, lastUpdated }: SitemapPage) => ({
      url: path,
      changefreq: 'daily',
      priority: 0.7,
      ...(lastUpdated ? { lastmod: lastUpdated } : {}),
    }),
  },
}
