import { describe, expect, it } from 'vitest'
import { checkLength, readPositions, readSeries, readWholeSeries } from './read-columns'
import { rowsInOrder } from './rows-in-order'
import { chartFailure, result } from './test-chart'

const TIMES = ['2025-07-01T09:00:00.000000Z', '2025-07-01T09:01:00.000000Z']

describe('checkLength', () => {
  const rows = [['1'], ['2']]

  it('accepts two rows that are all recorded', () => {
    expect(() => checkLength(result('a:INT', rows))).not.toThrow()
  })

  it.each([
    ['no rows', [], 0, 'the chart has no rows to draw', 'return two or more rows'],
    ['one row', [['1']], 1, 'the chart has one row to draw', 'return two or more rows'],
    ['a part of its rows', rows, 3, 'would show only 2 of 3 rows', 'return at most 2 rows'],
  ])('rejects a result with %s', (_, given, count, problem, remedy) => {
    const { message, instead } = chartFailure(() => checkLength(result('a:INT', given, count)))
    expect(message).toContain(problem)
    expect(instead).toContain(remedy)
  })
})

describe('readPositions', () => {
  const read = (type: string, cells: (string | null)[]) =>
    readPositions(
      result(
        `other:INT x:${type}`,
        cells.map((cell) => ['0', cell]),
      ),
      'x',
    )

  it.each(['TIMESTAMP', 'TIMESTAMP_NS', 'DATE'])('reads a %s column as times', (type) => {
    expect(read(type, TIMES)).toEqual({ kind: 'time', values: TIMES.map(Date.parse) })
  })

  it('keeps fractions of milliseconds', () => {
    expect(read('TIMESTAMP', ['2025-07-01T09:00:00.000500Z', '2025-07-01T09:00:02.000000Z'])).toEqual({
      kind: 'time',
      values: [Date.UTC(2025, 6, 1, 9) + 0.5, Date.UTC(2025, 6, 1, 9, 0, 2)],
    })
  })

  it('counts from the first millisecond if rows are less than a millisecond apart', () => {
    expect(read('TIMESTAMP', ['2025-07-01T09:00:00.001250Z', '2025-07-01T09:00:00.000500Z'])).toEqual({
      kind: 'time',
      values: [1.25, 0.5],
      origin: Date.UTC(2025, 6, 1, 9),
    })
    const nanoseconds = ['2025-07-01T09:00:00.000000001Z', '2025-07-01T09:00:00.000000002Z']
    expect(read('TIMESTAMP_NS', nanoseconds).values).toEqual([0.000001, 0.000002])
  })

  it.each(['BYTE', 'SHORT', 'INT', 'LONG', 'FLOAT', 'DOUBLE', 'DECIMAL'])(
    'reads a %s column as numbers',
    (type) => {
      expect(read(type, ['1.5', '-2'])).toEqual({ kind: 'number', values: [1.5, -2] })
    },
  )

  it.each(['SYMBOL', 'STRING', 'VARCHAR', 'CHAR'])('reads a %s column as names', (type) => {
    expect(read(type, ['a', 'b'])).toEqual({ kind: 'name', values: ['a', 'b'] })
  })

  it('accepts numbers up to the largest that can be drawn', () => {
    expect(read('DOUBLE', ['1e18', '-1e18']).values).toEqual([1e18, -1e18])
  })

  it.each([
    ['INT', ['1', null], 'cannot place row 2: its x is null', 'filter out such rows'],
    ['DOUBLE', ['1', 'NaN'], 'cannot place row 2: its x is "NaN"', 'filter out such rows'],
    ['DOUBLE', ['1', '-2e18'], 'cannot place row 2: its x is "-2e18"', 'filter out such rows'],
    ['TIMESTAMP', ['never'], 'cannot place row 1: its x is "never"', 'filter out such rows'],
    ['BOOLEAN', ['true'], 'cannot use x, a column of type BOOLEAN, for x', 'timestamp, numeric, or string'],
  ])('rejects a %s column that contains %j', (type, cells, problem, remedy) => {
    const { message, instead } = chartFailure(() => read(type, cells))
    expect(message).toContain(problem)
    expect(instead).toContain(remedy)
  })

  it('lists the columns of the result if there is none with the name', () => {
    const { message, instead } = chartFailure(() => readPositions(result('a:INT b:INT', [['1', '2']]), 'x'))
    expect(message).toContain('uses column "x", which is not in the result')
    expect(instead).toBe('use one of: a, b')
  })
})

describe('readSeries', () => {
  const read = (type: string, cells: (string | null)[]) =>
    readSeries(
      result(
        `other:INT y:${type}`,
        cells.map((cell) => ['0', cell]),
      ),
      'y',
    )

  it('reads numbers and keeps nulls', () => {
    expect(read('DOUBLE', ['1.5', null, '-1e18'])).toEqual({ name: 'y', values: [1.5, null, -1e18] })
  })

  it.each([
    ['SYMBOL', ['1'], 'uses y, which is not numeric: its type is SYMBOL', 'cast it in the query'],
    ['DOUBLE', ['1', 'Infinity'], 'cannot draw y of row 2: "Infinity" is not', 'filter out such rows'],
    ['DOUBLE', ['1', '-2e18'], 'cannot draw y of row 2: "-2e18"', 'filter out such rows'],
    ['DOUBLE', [null, null], 'uses y, which is null in every row', 'use another column'],
  ])('rejects a %s column that contains %j', (type, cells, problem, remedy) => {
    const { message, instead } = chartFailure(() => read(type, cells))
    expect(message).toContain(problem)
    expect(instead).toContain(remedy)
  })
})

describe('readWholeSeries', () => {
  it('reads numbers, and rejects nulls with their row', () => {
    expect(readWholeSeries(result('y:INT', [['1'], ['0']]), 'y')).toEqual({ name: 'y', values: [1, 0] })
    const { message, instead } = chartFailure(() => readWholeSeries(result('y:INT', [['1'], [null]]), 'y'))
    expect(message).toBe('the chart cannot draw row 2: its y is null')
    expect(instead).toContain('filter out such rows')
  })
})

describe('rowsInOrder', () => {
  it('sorts rows by number', () => {
    const { rows, positions } = rowsInOrder(
      result('x:INT y:INT', [
        ['10', '1'],
        ['9', '2'],
        ['100', '3'],
      ]),
      'x',
    )
    expect(positions).toEqual({ kind: 'number', values: [9, 10, 100] })
    expect(rows.rows.map(([, y]) => y)).toEqual(['2', '1', '3'])
  })

  it('keeps the order of names', () => {
    const given = result('x:SYMBOL y:INT', [
      ['b', '1'],
      ['a', '2'],
    ])
    expect(rowsInOrder(given, 'x').rows).toEqual(given)
  })

  it('sorts rows that are a microsecond apart, and rejects only those at the same time', () => {
    const rowsAt = (...times: string[]) =>
      result(
        'x:TIMESTAMP',
        times.map((time) => [`2025-07-01T09:00:00.${time}Z`]),
      )
    const { positions } = rowsInOrder(rowsAt('000002', '000001', '500000'), 'x')
    expect(positions.values).toEqual([0.001, 0.002, 500])
    const { message } = chartFailure(() => rowsInOrder(rowsAt('000001', '000001'), 'x'))
    expect(message).toBe('the chart has two rows with the same x')
  })

  it('rejects two rows with the same position', () => {
    const given = result('x:INT y:INT', [
      ['1', '1'],
      ['1', '2'],
    ])
    const { message, instead } = chartFailure(() => rowsInOrder(given, 'x'))
    expect(message).toBe('the chart has two rows with the same x')
    expect(instead).toContain('one row per value')
  })
})
