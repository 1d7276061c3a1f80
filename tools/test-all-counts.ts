import { z } from 'zod'

/** Number of checks in a stage, by outcome. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Names of tests that failed and then passed when they ran again; they count neither as passed nor as failed. */
  flaky?: readonly string[]
}

/**
 * Maximum number of flaky tests in a run; beyond that, they count as failures. A busy machine causes one now and then,
 * in some 600 runs of browser tests, but several in one run indicate a defect.
 */
export const MOST_FLAKY = 3

const VITEST = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

/**
 * Returns the counts of a vitest JSON report. A file that couldn't be loaded contains no tests and counts as a failure.
 */
export function vitestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = VITEST.parse(report)
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests + numTodoTests,
  }
}

interface Suite {
  suites?: Suite[] | undefined
  specs: { title: string; file: string; line: number; tests: { projectName: string; status: string }[] }[]
}

const SUITE: z.ZodType<Suite> = z.object({
  suites: z.lazy(() => z.array(SUITE)).optional(),
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
    }),
  ),
})

const PLAYWRIGHT = z.object({
  suites: z.array(SUITE),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
})

/**
 * Returns the counts of a Playwright JSON report. An error outside of tests, such as a server that doesn't start, is a
 * failure.
 */
export function playwrightCounts(report: unknown): Counts {
  const { suites, stats, errors } = PLAYWRIGHT.parse(report)
  const tooMany = stats.flaky > MOST_FLAKY ? stats.flaky : 0
  return {
    passed: stats.expected,
    failed: stats.unexpected + tooMany + errors.length,
    skipped: stats.skipped,
    flaky: suites.flatMap(flakyOf),
  }
}

function flakyOf({ suites = [], specs }: Suite): string[] {
  const here = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file}:${line} ${title}`),
  )
  return [...here, ...suites.flatMap(flakyOf)]
}

/** Returns the sum of all counts. */
export function sum(all: readonly Counts[]): Required<Counts> {
  return {
    passed: all.reduce((total, one) => total + one.passed, 0),
    failed: all.reduce((total, one) => total + one.failed, 0),
    skipped: all.reduce((total, one) => total + one.skipped, 0),
    flaky: all.flatMap((one) => one.flaky ?? []),
  }
}
