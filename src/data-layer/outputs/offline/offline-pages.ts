import type { BuildArgs } from 'gatsby'
import type { OfflinePage } from './write-offline-manifest'

interface Answer {
  allWrittenPage: { nodes: (OfflinePage & { noindex: boolean })[] }
  allSitePage: { nodes: { path: string; pageContext: { title?: string } }[] }
}

/** Returns all indexed pages by route, documentation first. */
export async function offlinePages(api: BuildArgs): Promise<OfflinePage[]> {
  const answer = await api.graphql<Answer>(/* GraphQL */ `
    query OfflinePages {
      allWrittenPage(sort: { route: ASC }) {
        nodes {
          route
          title
          noindex
        }
      }
      allSitePage(sort: { path: ASC }) {
        nodes {
          path
          pageContext
        }
      }
    }
  `)
  const { data } = answer
  if (answer.errors || !data)
    throw new Error(`the pages could not be queried: ${JSON.stringify(answer.errors)}`)
  const isDocs = ({ route }: OfflinePage) => route.startsWith('/docs/')
  // lists of posts consist of other pages and have no file of their own
  const lists = data.allSitePage.nodes
    .filter(({ path }) => /^\/blog\/(page\/|tags\/|$)/.test(path))
    .map(({ path, pageContext }) => ({ route: path, title: pageContext.title ?? path }))
  const written = data.allWrittenPage.nodes
    .filter(({ noindex }) => !noindex)
    .map(({ route, title }) => ({ route, title }))
  return [...written, ...lists].sort((a, b) => Number(isDocs(b)) - Number(isDocs(a)))
}
