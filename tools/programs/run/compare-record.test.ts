import { describe, expect, it } from 'vitest'
import { findExampleLanguage } from '../../../src/content/client-examples/languages'
import type { ExampleRecord } from '../../../src/content/client-examples/schemas'
import { compareWithRecord } from './compare-record'

const RAN_WITH = { client: 'x 1', runtime: 'Go 1', server: 'QuestDB 9.0.1', date: '2026-11-22' }
const COLUMNS = [{ name: 'price', type: 'DOUBLE' }]
const RECORD: ExampleRecord = {
  digest: 'd',
  ranWith: RAN_WITH,
  output: 'one\ntwo',
  queries: [{ columns: COLUMNS, rows: [['1.5']] }],
}
const ENTRY = {
  language: findExampleLanguage('go')!,
  fileName: 'plain.go',
  notRun: undefined,
  volatile: undefined as string | undefined,
  queries: [{ title: 'Price', sql: 'SELECT price' }],
  record: RECORD as ExampleRecord | undefined,
  isStale: false,
}
const compare = (actual: Partial<ExampleRecord>, entry: Partial<typeof ENTRY> = {}) =>
  compareWithRecord({ ...ENTRY, ...entry }, { ...RECORD, ...actual })

describe('compareWithRecord', () => {
  it('finds nothing where only versions and the date differ', () => {
    expect(compare({ ranWith: { ...RAN_WITH, runtime: 'Go 2', date: '2027-01-01' } })).toEqual([])
  })

  it('reports a record that is missing or stale, and how to write it', () => {
    expect(compare({}, { record: undefined })[0]?.problem).toBe(
      'the program plain.go has no record: run make programs LANGUAGE=go RECORD=1',
    )
    expect(compare({}, { isStale: true })[0]?.problem).toMatch(
      /changed since it was recorded.*: run make programs/,
    )
  })

  it('reports lines that differ', () => {
    expect(compare({ output: 'one\nthree' })).toEqual([
      { problem: 'its output differs from the recorded one', detail: ['  one', '- two', '+ three'] },
    ])
  })

  it('reports results that differ', () => {
    const [found] = compare({ queries: [{ columns: COLUMNS, rows: [['2.5']] }] })
    expect(found?.problem).toMatch(/^query "Price": the rows differ/)
    expect(found?.detail.join('\n')).toMatch(/- 1\.5\n\+ 2\.5/)
  })

  it('compares neither where the manifest says that they change', () => {
    const changed = { output: 'three', queries: [{ columns: COLUMNS, rows: [['2.5']] }] }
    expect(compare(changed, { volatile: 'prints times' })).toEqual([])
  })
})
