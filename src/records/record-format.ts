/**
 * The record of a page's examples: `<page>.examples.json` next to the page. The example runner writes and
 * compares it, and the site displays it. No imports, so that both can use this module.
 */

/** Results of one page's examples. Keys are written in this order. There are no timestamps. */
export interface PageRecord {
  /** Version of the server that returned the results: `9.0.1`. */
  engine: string
  /** In page order. */
  examples: ExampleRecord[]
}

/** One code fence that was run. */
export type ExampleRecord = SqlExample | ShellExample

/** A `questdb-sql` fence. */
export interface SqlExample extends ExampleFlags {
  language: 'questdb-sql'
  /** Index among the page's fences of the same language, starting at 0, including those that aren't run. */
  index: number
  /** The fence's text. Parameters of fragments are filled in, placeholders of templates aren't. */
  sql: string
  /** In execution order; those of a setup fence have no rows. The last result is the one that readers want to see. */
  statements: StatementRecord[]
}

/** A `bash` fence that called the server with curl or psql. */
export interface ShellExample extends ExampleFlags {
  language: 'bash'
  /** Index among the page's fences of the same language, starting at 0, including those that aren't run. */
  index: number
  /** The fence's text, with parameters of fragments filled in. */
  command: string
  response: ShellResponse
}

/** Flags of the fence that affect how its record is interpreted. */
export interface ExampleFlags {
  /** Whether it was run but isn't shown on the page. */
  setup?: true
  /** Row order is not part of the result. */
  unordered?: true
  /** Reason why values change between runs; the recorded ones are from a single run. */
  volatile?: string
  /** Values that were filled in for the placeholders. */
  template?: Record<string, string>
  /** Reason why it fails on this engine although it shouldn't. */
  knownFailure?: string
}

/** The server's response to one statement. */
export type StatementRecord = RowsResult | PlanResult | OkResult | ErrorResult

/** A result set. */
export interface RowsResult {
  kind: 'rows'
  /** The statement as it ran, without its semicolon. */
  sql: string
  columns: RecordedColumn[]
  /** At most RECORDED_ROWS rows. */
  rows: Cell[][]
  /** Number of rows in the complete result. */
  rowCount: number
  /** There are more rows than recorded. */
  truncated?: true
  /** Hash of all rows, if truncated; floating-point numbers are rounded to nine significant digits. */
  digest?: string
}

/** The result of EXPLAIN. */
export interface PlanResult {
  kind: 'plan'
  sql: string
  /** Lines of the plan, indented with spaces. */
  lines: string[]
}

/** A statement that succeeded without returning rows. */
export interface OkResult {
  kind: 'ok'
  sql: string
  /** Number of rows that an UPDATE changed, if the server reports it. */
  updated?: number
}

/** A statement that failed as the page expects. */
export interface ErrorResult {
  kind: 'error'
  sql: string
  /** The server's error message. */
  message: string
  /** Zero-based character offset in `sql` that the server reports. */
  position: number
}

/** A column of a recorded result. */
export interface RecordedColumn {
  name: string
  /** The server's name for the type: `TIMESTAMP`, `DOUBLE[][]`. */
  type: string
}

/** A value as the server wrote it (`1.0`, `true`, `[1.0,2.0]`, text without quotes); null is null. */
export type Cell = string | null

/** What a shell example printed. */
export interface ShellResponse {
  /** 0 unless the example is supposed to fail. */
  exitCode: number
  /** HTTP status of each curl call, in sequence, except for calls that use curl's own --write-out. */
  statuses: number[]
  /** At most RECORDED_ROWS lines, with the ports and paths of a default installation. */
  lines: string[]
  /** Number of lines in the complete output. */
  lineCount: number
  truncated?: true
  /** Hash of all lines, if truncated. */
  digest?: string
}

/** Maximum number of recorded rows or lines, more than any page shows. The rest is only counted and hashed. */
export const RECORDED_ROWS = 100

/** The text of an example's fence. */
export function codeOf(example: ExampleRecord): string {
  return example.language === 'bash' ? example.command : example.sql
}

/** Identifies a fence on its page. */
export interface FenceKey {
  /** As in the record: `questdb-sql` or `bash`. */
  language: string
  code: string
  /** Index among the page's fences of the same language, starting at 0. */
  index: number
}

/** Whether an example is the record of exactly this fence. */
export function isRecordOf(example: ExampleRecord, { language, code, index }: FenceKey): boolean {
  return (
    example.language === language && example.index === index && codeOf(example).trimEnd() === code.trimEnd()
  )
}

/**
 * Returns the record of one fence; undefined if there is none, for example because the fence isn't run
 * or has been edited since.
 */
export function findExample(record: PageRecord, fence: FenceKey): ExampleRecord | undefined {
  return record.examples.find((example) => isRecordOf(example, fence))
}
