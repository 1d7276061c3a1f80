import { sum, type Counts } from './test-all-counts'
import type { StageResult } from './test-all-run'

const HEADINGS = ['Stage', 'Passed', 'Failed', 'Flaky', 'Skipped', 'Time'] as const

/** A table of all stages, a row each, with figures under each other. */
export function table(results: readonly StageResult[]): string {
  const rows = results.map((result) => [
    result.name,
    String(result.passed),
    String(result.failed),
    String(result.flaky?.length ?? 0),
    String(result.skipped),
    `${result.seconds.toFixed(1)} s`,
  ])
  const all = [[...HEADINGS], ...rows]
  const widths = HEADINGS.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}

/** `N passed, N failed`, with `, N flaky` and `, N skipped` only when there are any. */
export function closingLine(results: readonly Counts[]): string {
  const { passed, failed, flaky, skipped } = sum(results)
  return [
    `${passed} passed, ${failed} failed`,
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ].join(', ')
}

/** Names the flaky tests, a line each, so that nobody takes them for good; nothing when there are none. */
export function flakyLines(results: readonly Counts[]): string[] {
  const { flaky } = sum(results)
  if (flaky.length === 0) return []
  return ['Failed on the first run and passed on the second:', ...flaky.map((name) => `  ${name}`)]
}
