import { describe, expect, it } from 'vitest'
import { playwrightCounts } from './test-all-counts'
import { closingLine, table } from './test-all-report'

describe('closingLine', () => {
  it('adds up all stages and speaks of skipped tests only when there are any', () => {
    const unit = { passed: 120, failed: 0, skipped: 0 }
    expect(closingLine([unit, { passed: 1, failed: 2, skipped: 0 }])).toBe('121 passed, 2 failed')
    expect(closingLine([unit, { passed: 0, failed: 0, skipped: 3 }])).toBe('120 passed, 0 failed, 3 skipped')
    expect(closingLine([])).toBe('0 passed, 0 failed')
  })
})

describe('table', () => {
  it('has a row for each stage with figures under each other', () => {
    const lines = table([
      { name: 'lint', passed: 1, failed: 0, skipped: 0, seconds: 61.26 },
      { name: 'data-layer', passed: 128, failed: 10, skipped: 0, seconds: 5 },
    ]).split('\n')
    expect(lines).toEqual([
      'Stage       Passed  Failed  Skipped    Time',
      'lint             1       0        0  61.3 s',
      'data-layer     128      10        0   5.0 s',
    ])
  })
})

describe('playwrightCounts', () => {
  it('counts flaky tests and errors outside of tests as failures', () => {
    const stats = { startTime: '', duration: 1, expected: 7, unexpected: 1, flaky: 1, skipped: 2 }
    expect(playwrightCounts({ stats, errors: [{ message: 'no server' }] })).toEqual({
      passed: 7,
      failed: 3,
      skipped: 2,
    })
  })

  it('does not take another file for a report', () => {
    expect(() => playwrightCounts({ tests: [] })).toThrow()
  })
})
