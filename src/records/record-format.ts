/**
 * The record of a page's examples: `<page>.examples.json` beside the page. The example runner writes and
 * compares it, the site shows it. Plain types and functions without imports, so that both can use them.
 */

/** What one page's examples answered. Keys stand in the file in the order given here; there are no time stamps. */
export interface PageRecord {
  /** Version of the server that answered: `9.0.1`. */
  engine: string
  /** In page order. */
  examples: ExampleRecord[]
}

/** One code fence that was run. */
export type ExampleRecord = SqlExample | ShellExample

/** A `questdb-sql` fence. */
export interface SqlExample extends ExampleFlags {
  language: 'questdb-sql'
  /** Place among the page's fences of the same language, from 0; those that are not run count too. */
  index: number
  /** The fence's text, parameters of fragments filled in, placeholders of templates not. */
  sql: string
  /** In the order in which they ran; those of a setup fence have no rows. The last one's result is what the reader wants to see. */
  statements: StatementRecord[]
}

/** A `bash` fence that called the server with curl or psql. */
export interface ShellExample extends ExampleFlags {
  language: 'bash'
  /** Place among the page's fences of the same language, from 0; those that are not run count too. */
  index: number
  /** The fence's text, parameters of fragments filled in. */
  command: string
  response: ShellResponse
}

/** Flags of the fence that bear on what its record means. */
export interface ExampleFlags {
  /** Ran, but the page does not show it. */
  setup?: true
  /** Row order is not part of the result. */
  unordered?: true
  /** Values change between runs, for this reason; those recorded are from one run. */
  volatile?: string
  /** Values that were filled in for the placeholders. */
  template?: Record<string, string>
  /** Fails on this engine although it should not, for this reason. */
  knownFailure?: string
}

/** What the server answered to one statement. */
export type StatementRecord = RowsResult | PlanResult | OkResult | ErrorResult

/** A result set. */
export interface RowsResult {
  kind: 'rows'
  /** The statement as it ran, without its semicolon. */
  sql: string
  columns: RecordedColumn[]
  /** At most RECORDED_ROWS of them. */
  rows: Cell[][]
  /** Rows of the whole result. */
  rowCount: number
  /** There are more rows than recorded. */
  truncated?: true
  /** Hash of all rows, if truncated; floating-point numbers enter it with nine digits. */
  digest?: string
}

/** What EXPLAIN answered. */
export interface PlanResult {
  kind: 'plan'
  sql: string
  /** Lines of the plan, indented with spaces. */
  lines: string[]
}

/** A statement that succeeded without rows. */
export interface OkResult {
  kind: 'ok'
  sql: string
  /** Rows that an UPDATE changed, where the server says so. */
  updated?: number
}

/** A statement that failed as the page says it does. */
export interface ErrorResult {
  kind: 'error'
  sql: string
  /** The server's own words. */
  message: string
  /** Place in `sql` that the server points at, in characters from 0. */
  position: number
}

export interface RecordedColumn {
  name: string
  /** The server's name of the type: `TIMESTAMP`, `DOUBLE[][]`. */
  type: string
}

/** A value as the server wrote it (`1.0`, `true`, `[1.0,2.0]`, text without quotes); null is null. */
export type Cell = string | null

/** What a shell example printed. */
export interface ShellResponse {
  /** 0 unless the example is meant to fail. */
  exitCode: number
  /** HTTP status of each curl call, in order; not known for calls that use curl's own --write-out. */
  statuses: number[]
  /** At most RECORDED_ROWS lines, ports and paths as in a default installation. */
  lines: string[]
  /** Lines of the whole output. */
  lineCount: number
  truncated?: true
  /** Hash of all lines, if truncated. */
  digest?: string
}

/** More rows or lines than this are not recorded, only counted and hashed: a page shows far fewer. */
export const RECORDED_ROWS = 100

/** The text of an example's fence. */
export function codeOf(example: ExampleRecord): string {
  return example.language === 'bash' ? example.command : example.sql
}

/** What tells a fence of a page from its others. */
export interface FenceKey {
  /** As in the record: `questdb-sql` or `bash`. */
  language: string
  code: string
  /** Place among the page's fences of the same language, from 0. */
  index: number
}

/** True for the record of exactly this fence. */
export function isRecordOf(example: ExampleRecord, { language, code, index }: FenceKey): boolean {
  return (
    example.language === language && example.index === index && codeOf(example).trimEnd() === code.trimEnd()
  )
}

/**
 * The record of one fence of a page; undefined when there is none, for example because the fence is not run
 * or was edited since.
 */
export function findExample(record: PageRecord, fence: FenceKey): ExampleRecord | undefined {
  return record.examples.find((example) => isRecordOf(example, fence))
}
