import { describe, expect, it } from 'vitest'
import type { Cell, RowsResult, StatementRecord } from '../record-format'
import { compareStatement, diffRows } from './compare-statement'

const result = (rows: Cell[][], more: Partial<RowsResult> = {}): RowsResult => ({
  kind: 'rows',
  sql: 'SELECT',
  columns: [
    { name: 'symbol', type: 'SYMBOL' },
    { name: 'price', type: 'DOUBLE' },
  ],
  rows,
  rowCount: rows.length,
  ...more,
})
const recorded = result([
  ['A', '1.5'],
  ['B', '2.0'],
  ['C', '2.0'],
])

describe('compareStatement', () => {
  it('accepts the recorded rows', () => {
    expect(compareStatement(recorded, structuredClone(recorded))).toBeUndefined()
  })

  it('finds a changed value and shows both rows', () => {
    const actual = result([
      ['A', '1.6'],
      ['B', '2.0'],
      ['C', '2.0'],
    ])
    const difference = compareStatement(recorded, actual)
    expect(difference?.problem).toBe('the rows differ from the recorded ones')
    expect(difference?.detail).toContain('- A       1.5')
    expect(difference?.detail).toContain('+ A       1.6')
  })

  it('tells null from an empty text and from the word', () => {
    const withNull = result([[null, '1.0']])
    expect(compareStatement(withNull, result([['', '1.0']]))).toBeDefined()
    expect(compareStatement(withNull, result([['null', '1.0']]))).toBeDefined()
  })

  it('accepts another last digit of a floating-point number, and of no other type', () => {
    const a = result([['0.30000000000000004', '0.30000000000000004']])
    expect(compareStatement(a, result([['0.30000000000000004', '0.3']]))).toBeUndefined()
    expect(compareStatement(a, result([['0.3', '0.30000000000000004']]))).toBeDefined()
    expect(compareStatement(a, result([['0.30000000000000004', '0.300000001']]))).toBeDefined()
  })

  it('finds another order, unless the fence or the plan says that it is free', () => {
    const turned = result([...recorded.rows].reverse())
    expect(compareStatement(recorded, turned)?.problem).toBe('the rows are in a different order')
    expect(compareStatement(recorded, turned, { unordered: true })).toBeUndefined()
    expect(compareStatement(recorded, turned, { order: { kind: 'undefined' } })).toBeUndefined()
  })

  it('lets rows change places only where they agree in all sort keys', () => {
    const order = { kind: 'ties' as const, keys: ['price'] }
    const [a, b, c] = recorded.rows as [Cell[], Cell[], Cell[]]
    expect(compareStatement(recorded, result([a, c, b]), { order })).toBeUndefined()
    expect(compareStatement(recorded, result([b, a, c]), { order })?.problem).toBe(
      'the rows are in a different order',
    )
  })

  it('finds another type and another name of a column', () => {
    const columns = [
      { name: 'symbol', type: 'VARCHAR' },
      { name: 'price', type: 'DOUBLE' },
    ]
    expect(compareStatement(recorded, { ...recorded, columns })).toEqual({
      problem: 'the columns differ from the recorded ones',
      detail: ['- symbol SYMBOL', '+ symbol VARCHAR', '  price DOUBLE'],
    })
    const renamed = [{ name: 'ticker', type: 'SYMBOL' }, ...recorded.columns.slice(1)]
    expect(compareStatement(recorded, { ...recorded, columns: renamed })?.detail).toEqual([
      '- symbol SYMBOL',
      '+ ticker SYMBOL',
      '  price DOUBLE',
    ])
  })

  it('compares only the shape of volatile results', () => {
    const loose = { isVolatile: true }
    expect(compareStatement(recorded, result([['Z', '9.9']]), loose)).toBeUndefined()
    expect(compareStatement(result([]), result([]), loose)).toBeUndefined()
    expect(compareStatement(recorded, result([]), loose)).toEqual({
      problem: 'it returns 0 rows instead of 3',
      detail: [],
    })
    expect(compareStatement(result([]), recorded, loose)).toEqual({
      problem: 'it returns 3 rows instead of 0',
      detail: [],
    })
    expect(compareStatement(recorded, { ...recorded, columns: recorded.columns.slice(1) }, loose)).toEqual({
      problem: 'the columns differ from the recorded ones',
      detail: ['- symbol SYMBOL', '  price DOUBLE'],
    })
  })

  it('finds a change in rows that are not recorded', () => {
    const long = result([['A', '1.0']], { rowCount: 500, truncated: true, digest: 'aaaa' })
    expect(compareStatement(long, { ...long, digest: 'bbbb' })?.problem).toBe(
      'the rows differ from the recorded ones, either in the recorded part or beyond it',
    )
    expect(compareStatement(long, { ...long, rowCount: 501 })?.problem).toBe(
      'it returns 501 rows instead of 500',
    )
  })

  it('finds another message and another position of an error', () => {
    const error = { kind: 'error' as const, sql: 'SELECT', message: 'no', position: 3 }
    expect(compareStatement(error, { ...error })).toBeUndefined()
    expect(compareStatement(error, { ...error, message: 'nope' })).toEqual({
      problem: 'the error differs from the recorded one',
      detail: ['- no (position 3)', '+ nope (position 3)'],
    })
    expect(compareStatement(error, { ...error, position: 4 })).toEqual({
      problem: 'the error differs from the recorded one',
      detail: ['- no (position 3)', '+ no (position 4)'],
    })
    expect(
      compareStatement(error, { ...error, message: 'nope', position: 4 }, { isVolatile: true }),
    ).toBeUndefined()
  })

  it('ignores the number of workers and the JIT compiler in a plan, and nothing else', () => {
    const plan = (...lines: string[]) => ({ kind: 'plan' as const, sql: 'EXPLAIN', lines })
    expect(
      compareStatement(plan('Async JIT Filter workers: 1'), plan('Async Filter workers: 16')),
    ).toBeUndefined()
    expect(compareStatement(plan('Async JIT Filter workers: 1'), plan('Filter filter: x'))).toEqual({
      problem: 'the plan differs from the recorded one',
      detail: ['- Async JIT Filter workers: 1', '+ Filter filter: x'],
    })
    expect(compareStatement(plan('PageFrame'), plan('PageFrame', '    Row forward scan'))?.detail).toEqual([
      '  PageFrame',
      '+     Row forward scan',
    ])
    expect(compareStatement(plan('PageFrame', '    Row forward scan'), plan('PageFrame'))?.detail).toEqual([
      '  PageFrame',
      '-     Row forward scan',
    ])
    expect(compareStatement(plan('PageFrame'), plan('Filter'), { isVolatile: true })).toBeUndefined()
    expect(compareStatement(plan('PageFrame'), plan('Filter'), { unordered: true })).toBeDefined()
  })

  it('finds another statement before it looks at the result', () => {
    const sql = 'SELECT *\nFROM trades\nLIMIT 5'
    const actual = { ...recorded, sql: 'SELECT *\nFROM trades\nLIMIT -5' }
    expect(compareStatement({ ...recorded, sql }, actual, { isVolatile: true })).toEqual({
      problem: 'the statement differs from the recorded one',
      detail: ['  SELECT *', '  FROM trades', '- LIMIT 5', '+ LIMIT -5'],
    })
  })

  it('finds an additional and a missing row, and shows it', () => {
    const [a, b, c] = recorded.rows as [Cell[], Cell[], Cell[]]
    expect(compareStatement(recorded, result([a, b]), { unordered: true })).toEqual({
      problem: 'it returns 2 rows instead of 3',
      detail: ['  symbol  price', '  A       1.5', '  B       2.0', '- C       2.0'],
    })
    expect(compareStatement(recorded, result([a, b, b, c]))).toEqual({
      problem: 'it returns 4 rows instead of 3',
      detail: ['  symbol  price', '  A       1.5', '  B       2.0', '+ B       2.0', '  C       2.0'],
    })
  })

  it('finds an additional column', () => {
    const columns = [...recorded.columns, { name: 'side', type: 'SYMBOL' }]
    const actual = { ...recorded, columns, rows: recorded.rows.map((row) => [...row, 'buy']) }
    expect(compareStatement(recorded, actual)?.detail).toEqual([
      '  symbol SYMBOL',
      '  price DOUBLE',
      '+ side SYMBOL',
    ])
  })

  it.each([{ unordered: true }, { order: { kind: 'undefined' as const } }])(
    'finds a changed value in any order with %o',
    (loose) => {
      const actual = result([
        ['C', '2.0'],
        ['B', '2.5'],
        ['A', '1.5'],
      ])
      expect(compareStatement(recorded, actual, loose)?.problem).toBe(
        'the rows differ from the recorded ones',
      )
    },
  )

  it('finds a row that took the place of a repetition of another', () => {
    const rows: Cell[][] = [
      ['A', '1.0'],
      ['A', '1.0'],
      ['B', '1.0'],
    ]
    const actual = result([
      ['A', '1.0'],
      ['B', '1.0'],
      ['B', '1.0'],
    ])
    expect(compareStatement(result(rows), actual, { unordered: true })).toBeDefined()
  })

  describe('with rows that are sorted by keys', () => {
    const [a, b, c] = recorded.rows as [Cell[], Cell[], Cell[]]
    const swapped = result([a, c, b])
    const ties = (...keys: string[]) => ({ order: { kind: 'ties' as const, keys } })

    it('compares the values of a key by its type', () => {
      const near = result([a, ['C', '2.000000000001'], ['B', '1.999999999999']])
      expect(compareStatement(recorded, near, ties('price'))).toBeUndefined()
    })

    it.each([
      ['no key is known', ties()],
      ['a key is not in the result', ties('count')],
      ['one of the keys is not in the result', ties('price', 'count')],
      ['the rows differ in one of the keys', ties('price', 'symbol')],
    ])('does not accept another order if %s', (_, loose) => {
      expect(compareStatement(recorded, swapped, loose)?.problem).toBe('the rows are in a different order')
    })

    it('finds a changed value among tied rows', () => {
      const actual = result([a, ['D', '2.0'], b])
      expect(compareStatement(recorded, actual, ties('price'))?.problem).toBe(
        'the rows differ from the recorded ones',
      )
    })
  })

  describe('with more rows than are recorded', () => {
    const more = { rowCount: 500, truncated: true as const, digest: 'aaaa' }
    const long = result([['A', '1.0']], more)
    const others = result([['B', '1.0']], more)

    it.each([
      { unordered: true },
      { order: { kind: 'undefined' as const } },
      { order: { kind: 'ties' as const, keys: ['price'] } },
    ])('accepts others of them in the recorded part with %o', (loose) => {
      expect(compareStatement(long, others, loose)).toBeUndefined()
    })

    it.each([{}, { order: { kind: 'defined' as const } }])(
      'compares the recorded part if the order is fixed with %o',
      (loose) => {
        expect(compareStatement(long, others, loose)?.problem).toBe('the rows differ from the recorded ones')
        expect(compareStatement(long, structuredClone(long), loose)).toBeUndefined()
      },
    )

    it('compares the sort keys of the recorded part, because the hash is of sorted rows', () => {
      const ties = { order: { kind: 'ties' as const, keys: ['price', 'hidden'] } }
      const wrong = result([['A', '9.0']], more)
      expect(compareStatement(long, wrong, ties)?.problem).toBe('the rows are in a different order')
      expect(compareStatement(long, others, ties)).toBeUndefined()
    })

    it('does not accept a result of which only one side has a hash', () => {
      const { rows, rowCount } = long
      expect(compareStatement(result(rows, { rowCount }), long)?.problem).toBe('the rows differ')
      expect(compareStatement(long, result(rows, { rowCount }))?.problem).toMatch(/^the rows differ/)
    })

    it('compares the hash of all rows in any order', () => {
      expect(compareStatement(long, { ...others, digest: 'bbbb' }, { unordered: true })?.problem).toBe(
        'the rows differ from the recorded ones, either in the recorded part or beyond it',
      )
    })
  })

  describe('with statements that return no rows', () => {
    const update = (updated?: number) => ({ kind: 'ok' as const, sql: 'UPDATE', updated })

    it('compares the number of updated rows', () => {
      expect(compareStatement(update(), update())).toBeUndefined()
      expect(compareStatement(update(3), update(3))).toBeUndefined()
      expect(compareStatement(update(3), update(0))).toEqual({
        problem: '0 rows were updated instead of 3',
        detail: [],
      })
      expect(compareStatement(update(3), update(0), { isVolatile: true })).toBeUndefined()
      expect(compareStatement(update(3), update(0), { unordered: true })).toBeDefined()
    })
  })

  describe('with another kind of result', () => {
    const answers: Record<string, StatementRecord> = {
      rows: result([]),
      'a plan': { kind: 'plan', sql: 'SELECT', lines: [] },
      'success and no rows': { kind: 'ok', sql: 'SELECT' },
      'an error': { kind: 'error', sql: 'SELECT', message: 'no', position: 0 },
    }
    const pairs = Object.entries(answers).flatMap(([was, recordedAnswer]) =>
      Object.entries(answers)
        .filter(([is]) => is !== was)
        .map(([is, answer]) => ({ is, was, answer, recordedAnswer })),
    )

    it.each(pairs)('reports $is instead of $was, even if it is volatile', (pair) => {
      for (const isVolatile of [false, true])
        expect(compareStatement(pair.recordedAnswer, pair.answer, { isVolatile })).toEqual({
          problem: `it returns ${pair.is} instead of ${pair.was}`,
          detail: [],
        })
    })
  })
})

describe('diffRows', () => {
  const table = (...rows: Cell[][]): RowsResult => ({
    kind: 'rows',
    sql: 'SELECT',
    columns: [
      { name: 'symbol', type: 'SYMBOL' },
      { name: 'price', type: 'DOUBLE' },
      { name: 'side', type: 'SYMBOL' },
    ],
    rows,
    rowCount: rows.length,
  })

  it('prints recorded and current rows in columns below their names', () => {
    const recorded = table(['BTC-USDT', '1.5', 'buy'], ['A', '2.0', null])
    const actual = table(['BTC-USDT', '1234.56789', 'buy'], ['A', '2.0', null])
    expect(diffRows(recorded, actual)).toEqual([
      '  symbol    price       side',
      '- BTC-USDT  1.5         buy',
      '+ BTC-USDT  1234.56789  buy',
      '  A         2.0         null',
    ])
  })

  it('prints a row whose last digits differ as unchanged, with its current value', () => {
    const recorded = table(['A', '0.30000000000000004', 'buy'], ['B', '1.0', 'buy'])
    const actual = table(['A', '0.3', 'buy'], ['B', '1.0', 'sell'])
    expect(diffRows(recorded, actual)).toEqual([
      '  symbol  price  side',
      '  A       0.3    buy',
      '- B       1.0    buy',
      '+ B       1.0    sell',
    ])
  })

  it('prints the rows that are gone from an empty result', () => {
    expect(diffRows(table(['A', '1.0', 'buy']), table())).toEqual([
      '  symbol  price  side',
      '- A       1.0    buy',
    ])
  })
})
