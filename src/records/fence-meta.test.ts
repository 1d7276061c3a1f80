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

  it.each(['dataset', 'volatile', 'foreign', 'notRun', 'verifiedBy', 'chart'] as const)(
    'reads the text of %s',
    (flag) => {
      expect(parseFenceMeta(`${flag}="some text"`)[flag]).toBe('some text')
    },
  )

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
    ['del=2', 'write del={1,3-5}'],
    ['del', 'write del={1,3-5}'],
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

  it('accepts a single row and names the count that it refuses', () => {
    expect(parseFenceMeta('rows=1').rows).toBe(1)
    expect(failure('rows=many').message).toBe('rows=many is not a valid number of rows')
    expect(failure('rows="0"').message).toBe('rows=0 is not a valid number of rows')
  })

  it('refuses an empty reason', () => {
    expect(failure('notRun=" "').message).toBe('the flag notRun is empty')
    expect(failure('notRun=" "').instead).toBe('give it a value: notRun="…"')
    expect(failure('title=""').message).toBe('the flag title is empty')
  })

  it.each(['trades', 'table=', '=trades', 'my table=trades', 'table=trades,column', 'table=trades,'])(
    'refuses template="%s", which is no list of names with values',
    (template) => {
      const error = failure(`template="${template}"`)
      expect(error.message).toBe(`template="${template}" is not a list of name=value`)
      expect(error.instead).toBe(
        'write each placeholder with the value to run it with: template="table=trades,column=price"',
      )
    },
  )

  it('is known by the name of its error', () => {
    expect(failure('tilte').name).toBe('FenceMetaError')
  })

  it('shows every flag with its syntax if one is unknown', () => {
    expect(failure('tilte')).toMatchObject({
      message: 'unknown flag "tilte" on a code fence',
      instead:
        'use one of: title="…", {1,3-5}, ins={2}, del={3}, numbers, wrap, railroad, setup, unordered, enterprise, ' +
        'dataset="…", error="…", volatile="reason", rows=5, chart="kind role=column", template="name=value", ' +
        'foreign="dialect", notRun="reason", verifiedBy="the recorded example"',
    })
  })

  it('ignores blanks around and between the flags', () => {
    expect(parseFenceMeta('  wrap   rows=5  ')).toEqual(parseFenceMeta('wrap rows=5'))
  })
})

describe('parseLineSet', () => {
  it('reads single lines and ranges', () => {
    expect(parseLineSet('1, 3-5,9')).toEqual([1, 3, 4, 5, 9])
    expect(parseLineSet(' 9-11 , 120 ')).toEqual([9, 10, 11, 120])
    expect(parseLineSet('4-4')).toEqual([4])
  })

  it('names a range that no code block has', () => {
    expect(() => parseLineSet('1-99999999999')).toThrow(FenceMetaError)
  })

  it('quotes the entire set that it refuses', () => {
    expect(failure('title="x" {1,b}')).toMatchObject({
      message: '{1,b} is not a set of line numbers',
      instead: 'write line numbers and ranges, starting at 1: {1,3-5}',
    })
  })

  it.each(['0', '0-2', '5-3', 'a', 'a1', '1a', '1-2a', '1-', '-1', '1 2', '1,', ''])(
    'refuses {%s}',
    (set) => {
      expect(() => parseLineSet(set)).toThrow('is not a set of line numbers')
    },
  )
})
