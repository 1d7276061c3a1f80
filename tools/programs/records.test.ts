import { describe, expect, it } from 'vitest'
import type { ClientExampleEntry } from '../../src/content/client-examples/entries'
import type { ExampleRecord } from '../../src/content/client-examples/schemas'
import { leftOverRecords, mergeRecords } from './records'

const record = (output: string): ExampleRecord => ({
  digest: 'd',
  ranWith: { client: '', runtime: '', server: 'QuestDB 9.0.1', date: '2026-11-22' },
  output,
  queries: [],
})
const entry = (name: string, notRun?: string) => ({ name, notRun }) as ClientExampleEntry
const ran = (name: string, output: string, problems: string[] = []) => ({
  entry: entry(name),
  record: record(output),
  problems: problems.map((problem) => ({ problem, detail: [] })),
})

const EXAMPLES = [entry('plain'), entry('auth'), entry('csharp-only', 'no SDK'), entry('arrays')]
const RECORDS = {
  gone: record('old'),
  'csharp-only': record('old'),
  auth: record('old'),
  plain: record('old'),
}

describe('mergeRecords', () => {
  it('renews what ran, keeps the rest, drops what is gone, in the order of the manifest', () => {
    const merged = mergeRecords({ examples: EXAMPLES, records: RECORDS }, [
      ran('arrays', 'new'),
      ran('plain', 'new'),
    ])
    expect(Object.entries(merged).map(([name, { output }]) => [name, output])).toEqual([
      ['plain', 'new'],
      ['auth', 'old'],
      ['arrays', 'new'],
    ])
  })

  it('does not record what went wrong', () => {
    const merged = mergeRecords({ examples: EXAMPLES, records: RECORDS }, [
      ran('plain', 'new', ['it stores another row']),
      ran('arrays', 'new', ['it stores another row']),
    ])
    expect(merged.plain?.output).toBe('old')
    expect(merged).not.toHaveProperty('arrays')
  })
})

it('finds records of programs that are gone or not to be run', () => {
  expect(leftOverRecords({ examples: EXAMPLES, records: RECORDS })).toEqual(['gone', 'csharp-only'])
})
