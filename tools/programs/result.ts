import type { ClientExampleEntry } from '../../src/content/client-examples/entries'
import type { ExampleRecord } from '../../src/content/client-examples/schemas'
import type { Difference } from '../../src/records/compare/compare-statement'

/** A problem of a program, with a line if it's known. */
export type Problem = Difference & { line?: number }

/** Result of a program. */
export interface ProgramResult {
  entry: ClientExampleEntry
  /** Whether it succeeded with a server. */
  ran?: true
  /** Whether it connected to the server. */
  connects?: true
  /** Whether it stored what expected.yml specifies. */
  rowsMatch?: true
  /** Whether its output and the results of its queries are as recorded. */
  outputMatches?: true
  /** Whether it failed without a server, as it must; programs without a connection are exempt. */
  failedWithout?: true
  /** Whether a parser found no syntax errors, for programs that can't be run. */
  parsed?: true
  /** Reason why it wasn't run. */
  notRun?: string | undefined
  /** Its problems. */
  problems: Problem[]
  /** Its output and results, to be written or compared. */
  record?: ExampleRecord
  /** Seconds it ran, with and without a server. */
  seconds: number
}
