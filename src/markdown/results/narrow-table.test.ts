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

it('keeps lines around the table', () => {
  const table = ['+-----------+', '|  a     b  |', '+-----------+']
  expect(narrowTable(['HTTP/1.1 200      OK', ...table, '', '3     rows'])).toEqual([
    'HTTP/1.1 200      OK',
    '+--------+',
    '|  a  b  |',
    '+--------+',
    '',
    '3     rows',
  ])
})

it.each([
  ['without a bottom line', ['+-----------+', '|  a     b  |']],
  ['whose lines differ in length', ['+-----------+', '|  a     b  |', '+----------+']],
  ['that starts with a row', ['|  a     b  |', '|  a     b  |', '+-----------+']],
  ['of plus signs', ['+ a     b', '+ c     d', '+ e     f']],
])('leaves lines alone %s', (_, lines) => {
  expect(narrowTable(lines)).toEqual(lines)
})

it('keeps a column that is empty in some lines only', () => {
  const table = ['+---------+', '|  a      |', '|      b  |', '+---------+']
  expect(narrowTable(table)).toEqual(['+--------+', '|  a     |', '|     b  |', '+--------+'])
})
