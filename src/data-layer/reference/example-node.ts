import {
  codeOf,
  type ExampleRecord,
  type PageRecord,
  type StatementRecord,
} from '../../records/record-format'
import type { PageExample } from '../../markdown/page-context'
import { usedNames, type KnownNames } from '../../sql/used-names'

/** The server's response in the same shape for all kinds. */
export interface ExampleAnswer {
  kind: 'rows' | 'plan' | 'ok' | 'error' | 'response'
  result: {
    columns: { name: string; type: string }[]
    rows: (string | null)[][]
    rowCount: number
    truncated: boolean
  } | null
  plan: string[] | null
  error: { message: string; position: number | null } | null
  response: { statuses: number[]; lines: string[] } | null
}

/** The fields of an `Example` node in addition to Gatsby's. */
export interface ExampleFields extends ExampleAnswer {
  route: string
  pageTitle: string
  anchor: string | null
  section: string | null
  line: number | null
  title: string | null
  language: string
  sql: string
  verifiedOn: string
  volatile: string | null
  tables: string[]
  functions: string[]
  keywords: string[]
}

/**
 * Combines an example of a page with its record.
 *
 * @returns undefined if it isn't recorded
 */
export function exampleFields(
  page: { route: string; title: string },
  example: PageExample,
  record: PageRecord,
  known: KnownNames,
): ExampleFields | undefined {
  const found = record.examples.find(
    ({ language, index }) => language === example.language && index === example.index,
  )
  if (!found) return undefined
  const sql = codeOf(found)
  const used =
    found.language === 'questdb-sql' ? usedNames(sql, known) : { tables: [], functions: [], keywords: [] }
  return {
    route: page.route,
    pageTitle: page.title,
    anchor: example.anchor,
    section: example.heading,
    line: example.line,
    title: example.title,
    language: example.language,
    sql,
    verifiedOn: record.engine,
    volatile: found.volatile ?? null,
    ...used,
    ...answerOf(found),
  }
}

const NOTHING = { result: null, plan: null, error: null, response: null }

/**
 * Returns the response shown on the page: an intended failure if there is one, otherwise that of the last statement.
 */
function answerOf(example: ExampleRecord): ExampleAnswer {
  if (example.language === 'bash') {
    const { statuses, lines } = example.response
    return { ...NOTHING, kind: 'response', response: { statuses, lines } }
  }
  const shown: StatementRecord | undefined =
    example.statements.find(({ kind }) => kind === 'error') ?? example.statements.at(-1)
  if (shown?.kind === 'rows') {
    const { columns, rows, rowCount, truncated = false } = shown
    return { ...NOTHING, kind: 'rows', result: { columns, rows, rowCount, truncated } }
  }
  if (shown?.kind === 'plan') return { ...NOTHING, kind: 'plan', plan: shown.lines }
  if (shown?.kind === 'error') {
    const { message, position } = shown
    return { ...NOTHING, kind: 'error', error: { message, position: position < 0 ? null : position } }
  }
  return { ...NOTHING, kind: 'ok' }
}
