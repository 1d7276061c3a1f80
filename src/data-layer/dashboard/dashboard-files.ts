import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { QUERY_NAMES, type QueryName } from '../../dashboard/dashboard-data'
import { readRows } from '../../dashboard/read-answer'
import { recordedTable, type Recording } from '../../dashboard/recording'
import { readYamlFolder } from '../../content/read-yaml'
import { DATASETS } from '../../content/served-file'
import { ContentError, contentErrors } from '../../base/content-error'
import { dashboardSchema, recordingSchema, type DashboardFile } from '../../content/dashboard-schemas'
import { errorMessage } from '../../base/error-message'

/** Folder of the dashboards and their recordings. */
const DASHBOARDS = 'content/dashboards'

/** A dashboard as described in its file. */
export interface DashboardSource extends DashboardFile {
  /** `crypto` */
  name: string
  /** Path relative to the root. */
  file: string
}

/** Returns the path of a dashboard's recording, relative to the root. */
export function recordingFile(name: string): string {
  return `${DASHBOARDS}/${name}-recording.json`
}

/** Returns the URL from which the page fetches it. */
export function recordingAddress(route: string): string {
  return `${route}recording.json`
}

/**
 * Reads and validates all dashboards.
 *
 * @throws {AggregateError} of ContentErrors with all problems of all files
 */
export function readDashboards(root: string): DashboardSource[] {
  const { files, problems } = readYamlFolder(root, DASHBOARDS, {
    schema: dashboardSchema,
    remedies: {
      '*': 'use the format of the committed crypto.yml',
      unknown: 'remove the key, or add it to dashboardSchema',
    },
  })
  if (problems.length > 0) throw contentErrors(problems)
  return files.map(({ file, value }) => ({ ...value, name: path.basename(file, '.yml'), file }))
}

/**
 * Returns a digest of everything a recording depends on: the queries, the requested values, and the demo tables.
 *
 * @param sql SQL of each query on the page
 * @param tables names of the demo tables the page uses
 */
export function recordingDigest(
  root: string,
  dashboard: DashboardSource,
  sql: Readonly<Record<QueryName, string>>,
  tables: readonly string[],
): string {
  const { candles, warmUp, recording } = dashboard
  // the speed of the replay doesn't affect the recording
  const { symbols, steps, replayFrom, replayTo } = recording
  const rows = tables.map((name) => fs.readFileSync(path.join(root, DATASETS.folder, `${name}.sql`), 'utf8'))
  return createHash('sha1')
    .update(JSON.stringify([candles, warmUp, symbols, steps, replayFrom, replayTo, sql, rows]))
    .digest('hex')
}

/**
 * Reads a recording and checks that each response can be drawn.
 *
 * @throws {ContentError} if it's missing or invalid, or belongs to different queries
 */
export function readCheckedRecording(root: string, dashboard: DashboardSource, digest: string): Recording {
  const file = recordingFile(dashboard.name)
  const fail = (problem: string) =>
    new ContentError(file, undefined, problem, 'record it again with: make record-dashboard')
  let json: unknown
  try {
    json = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
  } catch (error) {
    throw fail(`the recording could not be read: ${errorMessage(error)}`)
  }
  const result = recordingSchema.safeParse(json)
  if (!result.success) {
    const [issue] = result.error.issues
    throw fail(`the recording is invalid: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
  }
  const recording: Recording = result.data
  if (recording.digest !== digest)
    throw fail(`the recording does not match the queries, settings, or demo tables of the page`)
  for (const symbol of dashboard.recording.symbols)
    for (const step of dashboard.recording.steps)
      for (const name of QUERY_NAMES)
        try {
          readRows(name, recordedTable(recording, { symbol, step }, name))
        } catch (error) {
          throw fail(`${symbol} ${step} ${name}: ${errorMessage(error)}`)
        }
  return recording
}
