import type { CreateNodeArgs } from 'gatsby'
import { readSiteData, siteDataNameOf, type SiteDataName } from '../site/read-site-data'
import { problemsIn } from '../validate/check-content'
import path from 'node:path'

/** GraphQL type of each site data file, and how its value becomes fields. site.yml is `site { siteMetadata }`. */
const NODES: Partial<Record<SiteDataName, { type: string; fields: (value: unknown) => object }>> = {
  menus: { type: 'SiteMenus', fields: (value) => value as object },
  footer: { type: 'SiteFooter', fields: (value) => value as object },
  announcement: {
    type: 'SiteAnnouncement',
    fields: (value) => {
      const { id, ...rest } = value as { id: string }
      return { announcementId: id, ...rest }
    },
  },
  sidebar: { type: 'Sidebar', fields: (value) => ({ name: 'docs', entries: value }) },
  plannedRoutes: { type: 'PlannedRoutes', fields: (value) => ({ routes: value }) },
}

/** Makes the node of a site data file from its File node; an edit in develop makes it anew. */
export async function createSiteDataNode({
  node,
  actions,
  createNodeId,
  createContentDigest,
  reporter,
}: CreateNodeArgs): Promise<void> {
  const file = path.relative(process.cwd(), String(node.absolutePath)).replaceAll(path.sep, '/')
  const name = siteDataNameOf(file)
  const shape = name && NODES[name]
  if (!name || !shape) return
  try {
    const { value } = readSiteData(process.cwd(), name)
    await actions.createNode({
      ...shape.fields(value),
      id: createNodeId(`site data ${name}`),
      parent: node.id,
      children: [],
      internal: { type: shape.type, contentDigest: createContentDigest(value as object) },
    })
  } catch (error) {
    // A production build has stopped before this; in develop the last good data stays.
    for (const problem of problemsIn(error)) reporter.error(problem.message)
  }
}
