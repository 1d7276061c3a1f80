import { describe, expect, it } from 'vitest'
import { fenceOf, taskOf } from '../../../tests/support/example-run'
import type { Failure } from '../report/failure'
import { countRun } from './count-run'
import type { ExampleOutcome } from './example-outcome'
import { Tally } from './tally'

const failure = (problem: string): Failure => ({ file: 'p.mdx', problem, detail: ['SELECT 1'] })
const outcome = (...failures: Failure[]): ExampleOutcome => ({ fence: fenceOf('A'), orders: [], failures })
const STOP = failure('table t is suspended')

/** Counts a run of a page with as many SQL examples as are given. */
function count(examples: number, outcomes: ExampleOutcome[], differences: Failure[][] = [], stop?: Failure) {
  const said: string[] = []
  const tally = new Tally((line) => said.push(line))
  const tasks = Array.from({ length: examples }, () => taskOf(fenceOf('SELECT 1')))
  countRun({ outcomes, ...(stop && { stop }) }, tasks, differences, tally)
  const { passed, failed } = tally
  return { passed, failed, run: Tally.list(tally.run), said }
}

describe('countRun', () => {
  it('counts examples that neither fail nor differ from their record as passed', () => {
    expect(count(2, [outcome(), outcome()], [[], []])).toEqual({
      passed: 2,
      failed: 0,
      run: '2 questdb-sql',
      said: [],
    })
    expect(count(1, [outcome()]).passed).toBe(1)
  })

  it('counts and prints an example that differs from its record', () => {
    expect(count(2, [outcome(), outcome()], [[], [failure('the rows differ')]])).toEqual({
      passed: 1,
      failed: 1,
      run: '2 questdb-sql',
      said: ['p.mdx: the rows differ', '    SELECT 1', ''],
    })
  })

  it('prints only why an example failed when it also differs from its record', () => {
    const { said, failed } = count(1, [outcome(failure('it failed'))], [[failure('the rows differ')]])
    expect(said).toEqual(['p.mdx: it failed', '    SELECT 1', ''])
    expect(failed).toBe(1)
  })

  it('counts the example that stopped the page and those behind it as failed, and prints the reason once', () => {
    expect(count(4, [outcome()], [[]], STOP)).toEqual({
      passed: 1,
      failed: 3,
      run: '4 questdb-sql',
      said: [
        'p.mdx: table t is suspended',
        '    SELECT 1',
        '    ',
        '    subsequent examples that did not run and count as failed: 2',
        '',
      ],
    })
  })

  it('does not mention subsequent examples when the last one stopped the page', () => {
    expect(count(2, [outcome()], [[]], STOP).said).toEqual([
      'p.mdx: table t is suspended',
      '    SELECT 1',
      '',
    ])
  })
})
