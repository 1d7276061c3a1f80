import { describe, expect, it } from 'vitest'
import type { ExampleRecord, PageRecord, SqlExample } from '../../../src/records/record-format'
import { fenceOf } from '../../../tests/support/example-run'
import type { ExampleOutcome } from '../run/example-outcome'
import { mergeRecord } from './merge-record'

const example = (sql: string, value: string, given: Partial<SqlExample> = {}): SqlExample => ({
  language: 'questdb-sql',
  index: 0,
  sql,
  statements: [
    {
      kind: 'rows',
      sql: 'SELECT x',
      columns: [{ name: 'x', type: 'DOUBLE' }],
      rows: [[value]],
      rowCount: 1,
    },
  ],
  ...given,
})

const outcome = (actual?: ExampleRecord): ExampleOutcome => ({
  fence: fenceOf(''),
  ...(actual && { actual }),
  orders: [],
  failures: [],
})
const old = (...examples: ExampleRecord[]): PageRecord => ({ engine: '8.3.0', examples })
const merge = (record: PageRecord | undefined, ...actual: ExampleRecord[]) =>
  mergeRecord(record, '9.0.1', actual.map(outcome))

const VOLATILE = { volatile: 'the clock' }

describe('mergeRecord', () => {
  it('records a new page as it ran, with the release it ran on', () => {
    const [a, b] = [example('A', '1'), example('B', '2', { index: 1 })]
    expect(merge(undefined, a, b)).toEqual({ engine: '9.0.1', examples: [a, b] })
  })

  it('keeps the recorded values of a volatile example', () => {
    const before = example('A', '1.0', VOLATILE)
    expect(merge(old(before), example('A', '2.0', VOLATILE)).examples).toEqual([before])
  })

  it('keeps the recorded last digits of a number', () => {
    const before = example('A', '0.30000000000000004')
    expect(merge(old(before), example('A', '0.3')).examples).toEqual([before])
  })

  it('keeps the values of an example that has moved, at its new index', () => {
    const before = [example('Z', '9'), example('A', '1.0', { ...VOLATILE, index: 1 })]
    expect(merge(old(...before), example('A', '2.0', { ...VOLATILE, index: 4 })).examples).toEqual([
      example('A', '1.0', { ...VOLATILE, index: 4 }),
    ])
  })

  it('takes the values of an example with another result', () => {
    const now = example('A', '2.0')
    expect(merge(old(example('A', '1.0')), now).examples).toEqual([now])
  })

  it('takes the text of a fence in which only a comment has changed', () => {
    const now = example('-- new\nSELECT x', '1.0')
    expect(merge(old(example('-- old\nSELECT x', '1.0')), now).examples).toEqual([now])
  })

  it('tells fences of different languages with the same text apart', () => {
    const shell: ExampleRecord = {
      language: 'bash',
      index: 0,
      command: 'A',
      response: { exitCode: 0, statuses: [], lines: ['1.0'], lineCount: 1 },
    }
    expect(merge(old(example('A', '1.0')), shell).examples).toEqual([shell])
  })

  it('leaves out what did not run and what is no longer on the page', () => {
    const a = example('A', '1')
    expect(mergeRecord(old(a, example('B', '1')), '9.0.1', [outcome(), outcome(a)]).examples).toEqual([a])
  })
})
