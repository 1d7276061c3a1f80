import { createHash } from 'node:crypto'
import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { EXAMPLES_FOLDER } from '../../content/client-examples/languages'
import { codeHostDigest } from '../code-host/digest'
import { templateOf } from '../../content/families'
import { readFragments } from '../content/fragments'
import { dataLayerDigest } from '../content/pipeline-digest'
import { filesDigest } from '../content/file-digests'
import { DATASETS } from '../../content/served-file'
import { DIAGRAM_FOLDER } from '../diagrams/draw-diagram'
import { docsSidebar } from '../resolvers/sidebar-places'

/** Folders of files that pages show or offer for download but that aren't part of their nodes. */
const SHOWN_FILES = ['content/images', DIAGRAM_FOLDER, DATASETS.folder, EXAMPLES_FOLDER, 'static/downloads']

/** Variables of a template's page query. */
export interface WrittenPageContext {
  id: string
  /** Route of the page, for the layout. */
  route: string
  /** Digest of everything the page depends on other than its nodes, so that Gatsby runs its query again. */
  revision: string
}

/** Result of the query below. Gatsby generates types only for queries in components. */
interface WrittenPages {
  allWrittenPage: { nodes: { id: string; route: string; internal: { type: string } }[] }
}

/** Creates a page for each content file. */
export async function createWrittenPages(api: CreatePagesArgs): Promise<void> {
  const { actions, getNodesByType, reporter } = api
  const result = await api.graphql<WrittenPages>(/* GraphQL */ `
    query WrittenPages {
      allWrittenPage(sort: { route: ASC }) {
        nodes {
          id
          route
          internal {
            type
          }
        }
      }
    }
  `)
  if (result.errors || !result.data) {
    reporter.panicOnBuild('the written pages could not be queried', result.errors as never)
    return
  }
  const { places } = docsSidebar(getNodesByType)
  const fragments = [...readFragments(process.cwd()).values()].map(({ digest }) => digest)
  const files = filesDigest(process.cwd(), SHOWN_FILES)
  const shared = [dataLayerDigest(process.cwd()), await codeHostDigest(), files, ...fragments]
  for (const { id, route, internal } of result.data.allWrittenPage.nodes) {
    const revision = createHash('sha1')
      .update(JSON.stringify([shared, places.get(route)]))
      .digest('hex')
      .slice(0, 12)
    const context: WrittenPageContext = { id, route, revision }
    const component = path.resolve(`src/templates/${templateOf(internal.type, route)}.tsx`)
    actions.createPage({ path: route, component, context })
  }
}
