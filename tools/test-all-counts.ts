import { z } from 'zod'

/** How many checks a stage made, by outcome. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

const VITEST = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

/** Counts of vitest's JSON report; a file that could not be loaded has no tests in it and counts as one failure. */
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

const PLAYWRIGHT = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
})

/** Counts of Playwright's JSON report; an error outside tests, such as a server that does not start, is a failure. */
export function playwrightCounts(report: unknown): Counts {
  const { stats, errors } = PLAYWRIGHT.parse(report)
  return {
    passed: stats.expected,
    // a test that fails at first is not reliable, whatever it does the second time
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/** All counts together. */
export function sum(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((total, one) => total + one.passed, 0),
    failed: all.reduce((total, one) => total + one.failed, 0),
    skipped: all.reduce((total, one) => total + one.skipped, 0),
  }
}
