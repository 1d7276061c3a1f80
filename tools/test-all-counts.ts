import { z } from 'zod'

/** How many checks a stage made, by outcome. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Tests that failed, ran once more and passed, by name: neither passed nor failed. */
  flaky?: readonly string[]
}

/**
 * More flaky tests than this in a run are failures. One comes of a busy machine now and then, in some 600 runs of a
 * test in a browser; several in one run come of a fault.
 */
export const MOST_FLAKY = 3

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

/** Counts of Playwright's JSON report; an error outside tests, such as a server that does not start, is a failure. */
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

/** All counts together. */
export function sum(all: readonly Counts[]): Required<Counts> {
  return {
    passed: all.reduce((total, one) => total + one.passed, 0),
    failed: all.reduce((total, one) => total + one.failed, 0),
    skipped: all.reduce((total, one) => total + one.skipped, 0),
    flaky: all.flatMap((one) => one.flaky ?? []),
  }
}
