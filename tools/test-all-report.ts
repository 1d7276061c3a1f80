import { alignColumns } from '../src/base/align-columns'
import { sum, type Counts } from './test-all-counts'
import type { StageResult } from './test-all-run'

const HEADINGS = ['Stage', 'Passed', 'Failed', 'Flaky', 'Skipped', 'Time']

/** Formats a table of all stages, one per row, with aligned numbers. */
export function table(results: readonly StageResult[]): string {
  const rows = results.map((result) => [
    result.name,
    String(result.passed),
    String(result.failed),
    String(result.flaky?.length ?? 0),
    String(result.skipped),
    `${result.seconds.toFixed(1)} s`,
  ])
  return alignColumns([HEADINGS, ...rows], (column) => column > 0).join('\n')
}

/** `N passed, N failed`, followed by `, N flaky` and `, N skipped` if there are any. */
export function closingLine(results: readonly Counts[]): string {
  const { passed, failed, flaky, skipped } = sum(results)
  return [
    `${passed} passed, ${failed} failed`,
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ].join(', ')
}

/** Lists flaky tests, one per line, so that they aren't overlooked; empty if there are none. */
export function flakyLines(results: readonly Counts[]): string[] {
  const { flaky } = sum(results)
  if (flaky.length === 0) return []
  return ['Failed, and passed when they were repeated:', ...flaky.map((name) => `  ${name}`)]
}

/** Lists what failed in each stage, one line per test, so that the end of a log suffices; empty if nothing did. */
export function failureLines(results: readonly StageResult[]): string[] {
  const lines = results.flatMap(({ name, problem, failures = [] }) =>
    [...(problem === undefined ? [] : [problem]), ...failures].map((line) => `  ${name}: ${line}`),
  )
  return lines.length === 0 ? [] : ['Failed:', ...lines]
}
