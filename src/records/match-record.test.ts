import { describe, expect, it } from 'vitest'
import type { ExampleRecord } from './record-format'
import { matchRecord } from './match-record'

/** Fences of one language by their code. */
const fences = (...codes: string[]) => codes.map((code, index) => ({ language: 'questdb-sql', code, index }))
const record = (...codes: string[]) => ({
  engine: '9.0.1',
  examples: codes.map((sql, index): ExampleRecord => ({
    language: 'questdb-sql',
    index,
    sql,
    statements: [],
  })),
})
const match = (now: string[], then: string[]) => {
  const { matches, unused } = matchRecord(fences(...now), record(...then))
  return [matches.map(({ kind }) => kind), unused.map(({ index }) => index)]
}

describe('matchRecord', () => {
  it.each([
    ['a page as it was recorded', ['a', 'b'], ['a', 'b'], ['recorded', 'recorded'], []],
    ['a page that was not recorded', ['a'], [], ['missing'], []],
    ['an edited fence', ['a', 'x'], ['a', 'b'], ['recorded', 'edited'], []],
    ['a new fence in front', ['x', 'a', 'b'], ['a', 'b'], ['missing', 'moved', 'moved'], []],
    ['a removed fence', ['b'], ['a', 'b'], ['moved'], [0]],
    ['two fences that changed places', ['b', 'a'], ['a', 'b'], ['moved', 'moved'], []],
    ['the same code twice', ['a', 'a'], ['a'], ['recorded', 'missing'], []],
    ['an edited fence that is at another place, too', ['b', 'x'], ['a', 'b'], ['moved', 'missing'], [0]],
    ['a fence that was added at the end', ['a', 'b'], ['a'], ['recorded', 'missing'], []],
  ])('%s', (_, now, then, kinds, unused) => {
    expect(match(now, then)).toEqual([kinds, unused])
  })

  it('tells languages apart', () => {
    const { matches } = matchRecord([{ language: 'bash', code: 'a', index: 0 }], record('a'))
    expect(matches).toEqual([{ kind: 'missing' }])
  })

  it('finds nothing on a page without a record', () => {
    expect(matchRecord(fences('a', 'b'), undefined)).toEqual({
      matches: [{ kind: 'missing' }, { kind: 'missing' }],
      unused: [],
    })
  })

  it('returns the entry that belongs to the fence', () => {
    const page = record('a', 'b', 'c')
    const [a, b, c] = page.examples
    expect(matchRecord(fences('a', 'c', 'x'), page)).toEqual({
      matches: [{ kind: 'recorded', example: a }, { kind: 'moved', example: c }, { kind: 'missing' }],
      unused: [b],
    })
  })
})
