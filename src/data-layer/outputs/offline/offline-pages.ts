import type { BuildArgs } from 'gatsby'
import { familyOfType, type PageFamily } from '../../../content/families'
import type { OfflinePage } from './write-offline-manifest'
import { queryData } from '../query-data'

interface Answer {
  allWrittenPage: { nodes: (OfflinePage & { noindex: boolean; internal: { type: string } })[] }
  allSitePage: { nodes: { path: string; pageContext: { title?: string } }[] }
}

/** Returns all indexed pages by route, families that are downloaded first before the others. */
export async function offlinePages(api: BuildArgs): Promise<OfflinePage[]> {
  const data = await queryData<Answer>(
    api,
    'the pages could not be queried',
    /* GraphQL */ `
      query OfflinePages {
        allWrittenPage(sort: { route: ASC }) {
          nodes {
            route
            title
            noindex
            internal {
              type
            }
          }
        }
        allSitePage(sort: { path: ASC }) {
          nodes {
            path
            pageContext
          }
        }
      }
    `,
  )
  // lists of posts consist of other pages and have no file of their own
  const lists = data.allSitePage.nodes
    .filter(({ path }) => /^\/blog\/(page\/|tags\/|$)/.test(path))
    .map(({ path, pageContext }) => ({ route: path, title: pageContext.title ?? path }))
  const written = (offline: PageFamily['offline']) =>
    data.allWrittenPage.nodes
      .filter(({ noindex, internal }) => !noindex && familyOfType(internal.type)?.offline === offline)
      .map(({ route, title }) => ({ route, title }))
  return [...written('first'), ...written('later'), ...lists]
}
