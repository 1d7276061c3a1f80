import { describe, expect, it } from 'vitest'
import type { PageFence } from '../../../src/records/page-source'
import type { PageRecord, SqlExample } from '../../../src/records/record-format'
import { fenceOf } from '../../../tests/support/example-run'
import type { ExampleOutcome } from '../run/example-outcome'
import { comparePage } from './compare-page'

const FILE = 'content/docs/p.examples.json'

const example = (sql: string, index = 0, updated = 1): SqlExample => ({
  language: 'questdb-sql',
  index,
  sql,
  statements: [{ kind: 'ok', sql, updated }],
})

const outcome = (sql: string, given: Partial<PageFence> = {}, updated = 1): ExampleOutcome => {
  const fence = fenceOf(sql, '', given)
  return { fence, actual: example(sql, fence.index, updated), orders: [], failures: [] }
}

const record = (...examples: SqlExample[]): PageRecord => ({ engine: '9.0.1', examples })
const compare = (recorded: PageRecord | undefined, ...outcomes: ExampleOutcome[]) =>
  comparePage(FILE, recorded, '9.0.1', outcomes)

describe('comparePage', () => {
  it('finds nothing on a page whose record is up to date', () => {
    const page = compare(record(example('A'), example('B', 1)), outcome('A'), outcome('B', { index: 1 }))
    expect(page).toEqual({ byExample: [[], []], ofPage: [] })
  })

  it('names the place, the code and the change of an example with another result', () => {
    const { byExample, ofPage } = compare(record(example('A\nB', 0, 1)), outcome('A\nB', {}, 2))
    expect(ofPage).toEqual([])
    expect(byExample).toEqual([
      [
        {
          file: 'content/docs/p.mdx',
          line: 10,
          includedAt: undefined,
          problem: '2 rows were updated instead of 1: run make record if the page is correct',
          detail: ['A', 'B', ''],
        },
      ],
    ])
  })

  it('shows what changed below the code', () => {
    const recorded = record({
      ...example('A'),
      statements: [{ kind: 'error', sql: 'A', message: 'old', position: 0 }],
    })
    const now = outcome('A')
    now.actual = {
      ...example('A'),
      statements: [{ kind: 'error', sql: 'A', message: 'new', position: 0 }],
    }
    expect(compare(recorded, now).byExample[0]?.[0]?.detail).toEqual([
      'A',
      '',
      '- old (position 0)',
      '+ new (position 0)',
    ])
  })

  it('names the page that includes a fence of a fragment', () => {
    const includedAt = { file: 'content/docs/p.mdx', line: 3 }
    const place = { file: 'content/docs/partials/f.mdx', line: 7 }
    expect(compare(undefined, outcome('A', { includedAt, place })).byExample[0]).toMatchObject([
      { file: place.file, line: 7, includedAt },
    ])
  })

  it('asks for a record of a fence that has none', () => {
    const missing = { problem: 'the fence has no record: run make record', detail: ['A', 'B'] }
    expect(compare(undefined, outcome('A\nB')).byExample).toMatchObject([[missing]])
    expect(compare(record(), outcome('A\nB')).byExample).toMatchObject([[missing]])
  })

  it('asks for a new record of a fence that has moved', () => {
    const { byExample, ofPage } = compare(record(example('A', 0)), outcome('A', { index: 1 }))
    expect(byExample).toMatchObject([
      [{ problem: 'the fence has moved since it was recorded: run make record', detail: [] }],
    ])
    expect(ofPage).toEqual([])
  })

  it('shows how a fence was edited', () => {
    expect(compare(record(example('A\nB')), outcome('A\nC')).byExample).toMatchObject([
      [
        {
          problem: 'the fence differs from the recorded one: run make record if the page is correct',
          detail: ['  A', '- B', '+ C'],
        },
      ],
    ])
  })

  it('names each record that no fence uses, with its code', () => {
    const problem = 'contains a record that no fence uses: run make record if the page is correct'
    expect(compare(record(example('A'), example('B\nC', 1), example('D', 2)), outcome('A')).ofPage).toEqual([
      { file: FILE, problem, detail: ['B', 'C'] },
      { file: FILE, problem, detail: ['D'] },
    ])
  })

  it('asks for a new record when it is of another release', () => {
    expect(comparePage(FILE, { ...record(example('A')), engine: '8.3.0' }, '9.0.1', [outcome('A')])).toEqual({
      byExample: [[]],
      ofPage: [
        {
          file: FILE,
          problem: 'was recorded on 8.3.0, but this server is 9.0.1: run make record',
          detail: [],
        },
      ],
    })
  })
})
