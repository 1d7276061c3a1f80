import path from 'node:path'
import type { CreateNodeArgs } from 'gatsby'
import { ownValue } from '../../base/own-value'
import { bySeverity } from '../../content/site/known-issues-schema'
import type { AssistantData } from '../../content/site/site-data-schemas'
import { readSiteData, siteDataNameOf, type SiteDataName } from '../../content/site/read-site-data'
import { createTypedNode } from './create-typed-node'
import { problemsIn } from '../validate/check-content'

/**
 * GraphQL type of each site data file, and how its value is converted to fields. site.yml is `site { siteMetadata }`.
 */
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
  versions: { type: 'DocsVersions', fields: (value) => ({ versions: value }) },
  assistant: {
    type: 'SiteAssistant',
    fields: (value) => {
      const { provider, script } = value as AssistantData
      if (!script) return { provider, script: null }
      const attributes = Object.entries(script.attributes).map(([attribute, text]) => ({
        name: attribute,
        value: text,
      }))
      return { provider, script: { ...script, attributes } }
    },
  },
  sidebar: { type: 'Sidebar', fields: (value) => ({ name: 'docs', entries: value }) },
  onward: { type: 'SiteOnward', fields: (value) => value as object },
  blog: { type: 'SiteBlog', fields: (value) => value as object },
}

/** Site data files from which several nodes are created. */
const NODE_LISTS: Partial<Record<SiteDataName, (api: CreateNodeArgs) => Promise<void>>> = {
  customers: createCustomerNodes,
  knownIssues: createKnownIssueNodes,
}

/** Creates the node of a site data file from its File node, and updates it after an edit in development. */
export async function createSiteDataNode(api: CreateNodeArgs): Promise<void> {
  const { node, reporter } = api
  const file = path.relative(process.cwd(), String(node.absolutePath)).replaceAll(path.sep, '/')
  const name = siteDataNameOf(file)
  const shape = name && NODES[name]
  const createList = name && NODE_LISTS[name]
  if (!name || (!shape && !createList)) return
  try {
    await createList?.(api)
    if (!shape) return
    const { value } = readSiteData(process.cwd(), name)
    await createTypedNode(api, shape.type, `site data ${name}`, shape.fields(value), {
      parent: node.id,
      digestOf: value,
    })
  } catch (error) {
    // A production build has already failed; in development, the last valid data remains.
    for (const problem of problemsIn(error)) reporter.error(problem.message)
  }
}

/** Creates a node for each story in content/customers/stories.yml. */
async function createCustomerNodes(api: CreateNodeArgs): Promise<void> {
  const { fields, stories } = readSiteData(process.cwd(), 'customers').value
  for (const [position, story] of stories.entries()) {
    const facts = { ...story, fieldLabel: ownValue(fields, story.field), position }
    await createTypedNode(api, 'CustomerStory', `customer story ${story.name}`, facts, {
      parent: api.node.id,
    })
  }
}

/** Creates a node for each issue in content/known-issues.yml. */
async function createKnownIssueNodes(api: CreateNodeArgs): Promise<void> {
  const issues = bySeverity(readSiteData(process.cwd(), 'knownIssues').value)
  for (const [position, { id, reproduction, ...issue }] of issues.entries()) {
    const { shell, sql, server, datasets = [] } = reproduction
    const facts = {
      ...issue,
      issueId: id,
      upstream: issue.upstream ?? null,
      position,
      reproduction: {
        language: shell === undefined ? 'questdb-sql' : 'bash',
        code: shell ?? sql,
        datasets,
        ownServer: server === 'own',
      },
    }
    await createTypedNode(api, 'KnownIssue', `known issue ${id}`, facts, { parent: api.node.id })
  }
}
