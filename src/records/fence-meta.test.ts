import { describe, expect, it } from 'vitest'
import { FenceMetaError, parseFenceMeta, parseLineSet } from './fence-meta'

const failure = (meta: string): FenceMetaError => {
  try {
    parseFenceMeta(meta)
  } catch (error) {
    if (error instanceof FenceMetaError) return error
  }
  throw new Error(`${meta} was accepted`)
}

describe('parseFenceMeta', () => {
  it('reads no words as nothing asked for', () => {
    for (const nothing of [undefined, null, '', '  ']) {
      expect(parseFenceMeta(nothing)).toEqual({
        highlight: [],
        inserted: [],
        deleted: [],
        numbers: false,
        wrap: false,
        railroad: false,
        setup: false,
        unordered: false,
        enterprise: false,
      })
    }
  })

  it('reads every kind of flag in one line', () => {
    expect(
      parseFenceMeta('title="Last price" {2,4-5} ins={1} del={3} numbers wrap rows=5 error="no such table"'),
    ).toMatchObject({
      title: 'Last price',
      highlight: [2, 4, 5],
      inserted: [1],
      deleted: [3],
      numbers: true,
      wrap: true,
      rows: 5,
      error: 'no such table',
    })
  })

  it.each(['railroad', 'setup', 'unordered', 'enterprise'] as const)('switches %s on', (flag) => {
    expect(parseFenceMeta(flag)[flag]).toBe(true)
  })

  it.each(['dataset', 'volatile', 'foreign', 'notRun', 'chart'] as const)('reads the text of %s', (flag) => {
    expect(parseFenceMeta(`${flag}="some text"`)[flag]).toBe('some text')
  })

  it('keeps quotes, blanks and braces inside a text', () => {
    expect(parseFenceMeta(String.raw`title="say \"hi\" {1} = x" wrap`)).toMatchObject({
      title: 'say "hi" {1} = x',
      wrap: true,
      highlight: [],
    })
  })

  it('adds up line sets that are written twice', () => {
    expect(parseFenceMeta('{1} {3-4}').highlight).toEqual([1, 3, 4])
  })

  it('reads placeholders with their values', () => {
    expect(parseFenceMeta('template="table=trades, my-column = price * 2"').template).toEqual({
      table: 'trades',
      'my-column': 'price * 2',
    })
  })

  it('lists the known flags when one is unknown', () => {
    expect(failure('tilte="x"').message).toContain('tilte')
    expect(failure('tilte="x"').instead).toContain('title="…"')
    expect(failure('linenumbers').instead).toContain('numbers')
    expect(failure('toString={1}').message).toContain('toString')
  })

  it.each([
    ['title=Prices', 'title="…"'],
    ["title='Prices'", 'title="…"'],
    ['title="Prices', 'title="…"'],
    ['error', 'error="…"'],
    ['ins=2', 'ins={1,3-5}'],
    ['wrap="yes"', 'write wrap'],
    ['rows', 'rows=5'],
  ])('says how to write %s', (meta, instead) => {
    expect(failure(meta).message).toContain('is malformed')
    expect(failure(meta).instead).toContain(instead)
  })

  it('accepts a quoted count of rows and refuses what is no count', () => {
    expect(parseFenceMeta('rows="7"').rows).toBe(7)
    for (const rows of ['0', '-1', '1.5', 'many']) expect(failure(`rows=${rows}`).instead).toContain('rows=5')
  })

  it('refuses an empty reason', () => {
    expect(failure('notRun=" "').instead).toBe('give it a value: notRun="…"')
  })

  it('refuses a template that names no value', () => {
    expect(failure('template="trades"').instead).toContain('table=trades')
  })
})

describe('parseLineSet', () => {
  it('reads single lines and ranges', () => {
    expect(parseLineSet('1, 3-5,9')).toEqual([1, 3, 4, 5, 9])
  })

  it.each(['0', '5-3', 'a', '1,', ''])('refuses {%s}', (set) => {
    expect(() => parseLineSet(set)).toThrow('is not a set of line numbers')
  })
})
