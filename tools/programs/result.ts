import type { ClientExampleEntry } from '../../src/content/client-examples/entries'
import type { ExampleRecord } from '../../src/content/client-examples/schemas'
import type { Difference } from '../../src/records/compare/compare-statement'

/** Something wrong with a program, at a line of it if one is to blame. */
export type Problem = Difference & { line?: number }

/** What happened to one program. */
export interface ProgramResult {
  entry: ClientExampleEntry
  /** It ended well with a server. */
  ran?: true
  /** It opened a connection to the server. */
  connects?: true
  /** What it stored is what expected.yml says. */
  rowsMatch?: true
  /** What it printed, and the results of its queries, are as recorded. */
  outputMatches?: true
  /** It failed without a server, as it must; programs that open no connection need none. */
  failedWithout?: true
  /** A parser found it well-formed, as it cannot be run. */
  parsed?: true
  /** Why it was not run. */
  notRun?: string | undefined
  /** What is wrong. */
  problems: Problem[]
  /** What it did, to be written or compared. */
  record?: ExampleRecord
  /** Seconds that it ran, with and without a server. */
  seconds: number
}
