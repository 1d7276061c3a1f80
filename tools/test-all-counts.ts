import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** Number of checks in a stage, by outcome. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Names of tests that failed and then passed when they ran again; they count neither as passed nor as failed. */
  flaky?: readonly string[]
  /** A line for each failed test: its file, its name, and the first line of the error. */
  failures?: readonly string[]
}

/**
 * Maximum number of flaky tests in a stage; beyond that, they count as failures. A busy machine causes one now and then,
 * in some 600 runs of browser tests, but several in one run indicate a defect.
 */
export const MOST_FLAKY = 3

const VITEST = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/**
 * Returns the counts of a vitest JSON report. A file that couldn't be loaded contains no tests and counts as a failure. A
 * test with `retry` that passed in the end still has the messages of its failures.
 */
export function vitestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = VITEST.parse(report)
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const flaky = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages?.length ?? 0) > 0)
      .map(({ fullName }) => `${path.relative('', name)} ${fullName}`),
  )
  return {
    passed: numPassedTests - flaky.length,
    failed: numFailedTests + unloaded.length + tooMany(flaky.length),
    skipped: numPendingTests + numTodoTests,
    flaky,
    failures: [
      ...testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(
            (test) => `${path.relative('', name)} ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`,
          ),
      ),
      ...unloaded.map(({ name, message }) => `${path.relative('', name)}: ${firstLine(message)}`),
    ],
  }
}

/** The number of flaky tests that count as failures: all of them, or none. */
function tooMany(flaky: number): number {
  return flaky > MOST_FLAKY ? flaky : 0
}

/** The first line of an error message, without the colors that Playwright adds for a terminal. */
function firstLine(message = ''): string {
  return stripVTControlCharacters(message).split('\n', 1)[0] ?? ''
}

const ERROR = z.object({ message: z.string().optional() })

const SPEC = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ error: ERROR.optional() })).default([]),
    }),
  ),
})

interface Suite {
  suites?: Suite[] | undefined
  specs: z.infer<typeof SPEC>[]
}

const SUITE: z.ZodType<Suite> = z.object({
  suites: z.lazy(() => z.array(SUITE)).optional(),
  specs: z.array(SPEC),
})

const PLAYWRIGHT = z.object({
  suites: z.array(SUITE),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(ERROR),
})

/**
 * Returns the counts of a Playwright JSON report. An error outside of tests, such as a server that doesn't start, is a
 * failure.
 */
export function playwrightCounts(report: unknown): Counts {
  const { suites, stats, errors } = PLAYWRIGHT.parse(report)
  return {
    passed: stats.expected,
    failed: stats.unexpected + tooMany(stats.flaky) + errors.length,
    skipped: stats.skipped,
    flaky: testsOf(suites, 'flaky').map(({ name }) => name),
    failures: [
      ...testsOf(suites, 'unexpected').map(({ name, error }) => `${name}: ${firstLine(error)}`),
      ...errors.map(({ message }) => firstLine(message)),
    ],
  }
}

/** All tests with the given status, with the error of their first run. */
function testsOf(suites: readonly Suite[], wanted: string): { name: string; error?: string }[] {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results }) => ({
          name: `[${projectName}] ${file}:${line} ${title}`,
          error: results[0]?.error?.message,
        })),
    ),
    ...testsOf(inner, wanted),
  ])
}

/** Returns the sum of all counts. */
export function sum(all: readonly Counts[]): Required<Omit<Counts, 'failures'>> {
  return {
    passed: all.reduce((total, one) => total + one.passed, 0),
    failed: all.reduce((total, one) => total + one.failed, 0),
    skipped: all.reduce((total, one) => total + one.skipped, 0),
    flaky: all.flatMap((one) => one.flaky ?? []),
  }
}
