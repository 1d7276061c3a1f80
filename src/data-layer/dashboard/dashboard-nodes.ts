import fs from 'node:fs'
import path from 'node:path'
import type { SourceNodesArgs } from 'gatsby'
import { PANEL_NAMES, QUERY_NAMES, type DashboardQuery } from '../../dashboard/dashboard-data'
import type { Recording } from '../../dashboard/recording'
import type { ExampleFields } from '../reference/example-node'
import type { NodeContext } from '../reference/reference-resolvers'
import { readSiteData } from '../../content/site/read-site-data'
import { createTypedNode } from '../nodes/create-typed-node'
import { problemsIn } from '../validate/check-content'
import { readDashboards, recordingAddress, recordingFile } from './dashboard-files'

/** Creates a node for each dashboard. Its SQL is resolved from the examples of its page. */
export async function sourceDashboards(api: SourceNodesArgs): Promise<void> {
  const root = process.cwd()
  try {
    const live = readSiteData(root, 'dashboard').value
    for (const { name, route, candles, warmUp, queries, notes, panels, recording } of readDashboards(root)) {
      const json = fs.readFileSync(path.join(root, recordingFile(name)), 'utf8')
      const { engine, recordedOn } = JSON.parse(json) as Recording
      const fields = {
        route,
        candles,
        warmUp,
        asked: QUERY_NAMES.map((query) => ({ name: query, title: queries[query] })),
        notes,
        panels: PANEL_NAMES.map((panel) => ({ name: panel, ...panels[panel] })),
        live,
        recording: { ...recording, address: recordingAddress(route), engine, recordedOn },
      }
      await createTypedNode(api, 'Dashboard', `dashboard ${name}`, fields, { digestOf: [fields, json] })
    }
  } catch (error) {
    // A production build has already failed; in development, the page is shown without its dashboard.
    for (const problem of problemsIn(error)) api.reporter.error(problem.message)
  }
}

interface DashboardNode {
  route: string
  live: { endpoint: string | null }
  asked: Pick<DashboardQuery, 'name' | 'title'>[]
}

/** Returns whether a dashboard shows live data or a recording. */
const tagOf = ({ live }: DashboardNode) => (live.endpoint === null ? 'Replay' : 'Live')

/** Resolves the SQL of a dashboard, and the tag of a menu card from the dashboard it links to. */
export const dashboardResolvers = {
  MenuItem: {
    tag: {
      resolve: async ({ href }: { href: string }, _: unknown, { nodeModel }: NodeContext) => {
        const query = { filter: { route: { eq: href } } }
        const dashboard = (await nodeModel.findOne({ type: 'Dashboard', query })) as DashboardNode | null
        return dashboard && tagOf(dashboard)
      },
    },
  },
  Dashboard: {
    queries: {
      resolve: ({ route, asked }: DashboardNode, _: unknown, { nodeModel }: NodeContext) =>
        Promise.all(
          asked.map(async ({ name, title }): Promise<DashboardQuery> => {
            const filter = { route: { eq: route }, title: { eq: title } }
            const example = (await nodeModel.findOne({
              type: 'Example',
              query: { filter },
            })) as ExampleFields | null
            return { name, title, anchor: example?.anchor ?? null, sql: example?.sql ?? '' }
          }),
        ),
    },
  },
}
