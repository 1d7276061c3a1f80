import { QUERY_NAMES, type QueryName } from '../../dashboard/dashboard-data'
import { declared } from '../../dashboard/panel-sql'
import { codeOf } from '../../records/record-format'
import type { CompiledPage } from '../../markdown/compile-page'
import type { ContentFile } from '../../content/content-file'
import { readRecord } from '../content/read-record'
import { ContentError } from '../../base/content-error'
import {
  readCheckedRecording,
  readDashboards,
  recordingDigest,
  type DashboardSource,
} from './dashboard-files'

/** Variables set by the page, by query. */
const NEEDED: Readonly<Record<QueryName, readonly string[]>> = {
  candles: ['@symbol', '@step', '@from', '@to'],
  bands: ['@symbol', '@step', '@from', '@to'],
  rsi: ['@symbol', '@step', '@from', '@to'],
  book: ['@symbol', '@from', '@to', '@rows'],
  trades: ['@symbol', '@from', '@to', '@rows'],
}

/**
 * Validates all dashboards: the page exists and has an example for each query, and the recording matches the queries.
 *
 * @param pages compiled pages; a dashboard whose page didn't compile isn't checked
 * @param inDoubt routes of pages that couldn't be read, which has already been reported
 * @throws {AggregateError} if a dashboard's file is invalid
 */
export function checkDashboards(
  root: string,
  files: readonly ContentFile[],
  pages: ReadonlyMap<ContentFile, CompiledPage>,
  inDoubt: ReadonlySet<string>,
): ContentError[] {
  return readDashboards(root).flatMap((dashboard) => {
    const file = files.find(({ route }) => route === dashboard.route)
    if (!file && inDoubt.has(dashboard.route)) return []
    if (!file)
      return [
        new ContentError(
          dashboard.file,
          undefined,
          `the page ${dashboard.route} does not exist`,
          'create the page, or change the route',
        ),
      ]
    const page = pages.get(file)
    return page ? checkOne(root, dashboard, file, page) : []
  })
}

function checkOne(
  root: string,
  dashboard: DashboardSource,
  file: ContentFile,
  page: CompiledPage,
): ContentError[] {
  const errors: ContentError[] = []
  const sql: Partial<Record<QueryName, string>> = {}
  for (const name of QUERY_NAMES) {
    const title = dashboard.queries[name]
    const code = codeOfExample(file, page, title)
    if (code === undefined) {
      errors.push(
        new ContentError(
          dashboard.file,
          undefined,
          `${file.file} has no recorded example with the title "${title}"`,
          `give a questdb-sql fence this title, then run: make record PAGE=${file.file.replace(/^content\/|\.mdx$/g, '')}`,
        ),
      )
      continue
    }
    sql[name] = code
    const missing = NEEDED[name].filter((parameter) => !declared(code).includes(parameter))
    if (missing.length > 0)
      errors.push(
        new ContentError(
          file.file,
          page.examples.find((example) => example.title === title)?.line ?? undefined,
          `the query of the dashboard does not declare ${missing.join(', ')}`,
          'start it with DECLARE and one parameter per line, which the page replaces',
        ),
      )
  }
  if (errors.length > 0) return errors
  const digest = recordingDigest(
    root,
    dashboard,
    sql as Record<QueryName, string>,
    file.frontMatter.datasets ?? [],
  )
  try {
    readCheckedRecording(root, dashboard, digest)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    errors.push(error)
  }
  return errors
}

function codeOfExample(file: ContentFile, page: CompiledPage, title: string): string | undefined {
  const example = page.examples.find((one) => one.title === title)
  const recorded = readRecord(file)?.record.examples.find(
    ({ language, index }) => language === example?.language && index === example.index,
  )
  return recorded && codeOf(recorded)
}
