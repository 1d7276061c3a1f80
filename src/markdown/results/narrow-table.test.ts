import { expect, it } from 'vitest'
import { narrowTable } from './narrow-table'

it('takes out columns that are blank on every line', () => {
  expect(
    narrowTable([
      '+-----------------------------+',
      '|  Rows imported  |        3  |',
      '|  Rows rejected  |        0  |',
      '+-----------------------------+',
    ]),
  ).toEqual([
    '+-----------------------+',
    '|  Rows imported  |  3  |',
    '|  Rows rejected  |  0  |',
    '+-----------------------+',
  ])
})

it('keeps dashes that are part of a value', () => {
  const table = ['+--------+', '|  2025-07-01  |', '+--------+']
  expect(narrowTable(table)).toEqual(table)
  const dated = ['+--------------+', '|  2025-07-01  |', '|  x           |', '+--------------+']
  expect(narrowTable(dated)[1]).toBe('|  2025-07-01  |')
})

it('leaves other texts alone', () => {
  expect(narrowTable(['{"a":  1}', 'b    c'])).toEqual(['{"a":  1}', 'b    c'])
})
