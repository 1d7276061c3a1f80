import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { MOST_FLAKY, playwrightCounts, vitestCounts } from './test-all-counts'
import { closingLine, failureLines, flakyLines, table } from './test-all-report'

describe('closingLine', () => {
  it('adds up all stages and speaks of skipped tests only when there are any', () => {
    const unit = { passed: 120, failed: 0, skipped: 0 }
    expect(closingLine([unit, { passed: 1, failed: 2, skipped: 0 }])).toBe('121 passed, 2 failed')
    expect(closingLine([unit, { passed: 0, failed: 0, skipped: 3 }])).toBe('120 passed, 0 failed, 3 skipped')
    expect(closingLine([unit, { passed: 1, failed: 0, skipped: 0, flaky: ['a'] }])).toBe(
      '121 passed, 0 failed, 1 flaky',
    )
    expect(closingLine([])).toBe('0 passed, 0 failed')
  })
})

describe('table', () => {
  it('has a row for each stage with figures under each other', () => {
    const lines = table([
      { name: 'lint', passed: 1, failed: 0, skipped: 0, seconds: 61.26 },
      { name: 'data-layer', passed: 128, failed: 10, skipped: 0, flaky: ['a', 'b'], seconds: 5 },
    ]).split('\n')
    expect(lines).toEqual([
      'Stage       Passed  Failed  Flaky  Skipped    Time',
      'lint             1       0      0        0  61.3 s',
      'data-layer     128      10      2        0   5.0 s',
    ])
  })
})

describe('flakyLines', () => {
  it('names each, and says nothing when there are none', () => {
    const good = { passed: 1, failed: 0, skipped: 0 }
    expect(flakyLines([good])).toEqual([])
    expect(flakyLines([good, { ...good, flaky: ['[phone] a.spec.ts:3 opens'] }])).toEqual([
      'Failed, and passed when they were repeated:',
      '  [phone] a.spec.ts:3 opens',
    ])
  })
})

describe('failureLines', () => {
  it('names each failed test and each stage with another problem', () => {
    const good = { name: 'unit', passed: 1, failed: 0, skipped: 0, seconds: 1 }
    expect(failureLines([good])).toEqual([])
    const bad = { ...good, failed: 1 }
    expect(
      failureLines([
        { ...bad, name: 'types', problem: 'exited with 2' },
        good,
        { ...bad, failures: ['a.test.ts adds: wrong sum'] },
      ]),
    ).toEqual(['Failed:', '  types: exited with 2', '  unit: a.test.ts adds: wrong sum'])
  })
})

describe('vitestCounts', () => {
  it('names failed tests, and files that could not be loaded', () => {
    const passed = { fullName: 'sum adds', status: 'passed', failureMessages: [] }
    const failed = {
      fullName: 'sum fails',
      status: 'failed',
      failureMessages: ['Error: 3 is not 4\n at a.ts:7'],
    }
    const file = (name: string, message: string, assertionResults: object[]) => ({
      name: path.resolve(name),
      status: 'failed',
      message,
      assertionResults,
    })
    expect(
      vitestCounts({
        numPassedTests: 1,
        numFailedTests: 1,
        numPendingTests: 0,
        numTodoTests: 2,
        testResults: [file('src/a.test.ts', '', [passed, failed]), file('src/b.test.ts', 'no module c', [])],
      }),
    ).toEqual({
      passed: 1,
      failed: 2,
      skipped: 2,
      flaky: [],
      failures: ['src/a.test.ts sum fails: Error: 3 is not 4', 'src/b.test.ts: no module c'],
    })
  })
})

describe('vitestCounts of repeated tests', () => {
  const report = (flaky: number) => ({
    numPassedTests: flaky + 1,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: path.resolve('tests/host/a.test.ts'),
        status: 'passed',
        message: '',
        assertionResults: [
          { fullName: 'answers', status: 'passed', failureMessages: [] },
          ...Array.from({ length: flaky }, (_, at) => ({
            fullName: `answers soon ${at}`,
            status: 'passed',
            failureMessages: ['Error: after 3 s'],
          })),
        ],
      },
    ],
  })

  it('names those that passed in the end', () => {
    expect(vitestCounts(report(1))).toEqual({
      passed: 1,
      failed: 0,
      skipped: 0,
      flaky: ['tests/host/a.test.ts answers soon 0'],
      failures: [],
    })
  })

  it('counts many as failures', () => {
    expect(vitestCounts(report(MOST_FLAKY + 1)).failed).toBe(MOST_FLAKY + 1)
  })
})

describe('playwrightCounts', () => {
  const stats = { startTime: '', duration: 1, expected: 7, unexpected: 1, flaky: 0, skipped: 2 }
  const spec = (title: string, status: string) => ({
    title,
    file: 'tabs.spec.ts',
    line: 64,
    tests: [
      {
        projectName: 'desktop',
        status,
        results: [{ error: { message: '\u001b[31mclosed\u001b[39m\n at b.ts:2' } }],
      },
    ],
  })

  it('counts errors outside of tests as failures', () => {
    expect(playwrightCounts({ suites: [], stats, errors: [{ message: 'no server' }] })).toEqual({
      passed: 7,
      failed: 2,
      skipped: 2,
      flaky: [],
      failures: ['no server'],
    })
  })

  it('names flaky and failed tests, also in groups', () => {
    const inner = { specs: [spec('stays', 'flaky'), spec('goes', 'expected')] }
    const suites = [{ specs: [spec('opens', 'unexpected')], suites: [inner] }]
    expect(playwrightCounts({ suites, stats: { ...stats, flaky: 1 }, errors: [] })).toMatchObject({
      failed: 1,
      flaky: ['[desktop] tabs.spec.ts:64 stays'],
      failures: ['[desktop] tabs.spec.ts:64 opens: closed'],
    })
  })

  it('counts many flaky tests as failures', () => {
    const flaky = MOST_FLAKY + 1
    expect(playwrightCounts({ suites: [], stats: { ...stats, flaky }, errors: [] }).failed).toBe(1 + flaky)
  })

  it('does not take another file for a report', () => {
    expect(() => playwrightCounts({ tests: [] })).toThrow()
  })
})
