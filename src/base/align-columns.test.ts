import { expect, it } from 'vitest'
import { alignColumns } from './align-columns'

const rows = [
  ['Name', 'Count', ''],
  ['trades', '7', 'ok'],
  ['fx', '1200300', ''],
]

it('each column is as wide as its longest cell, and lines have no spaces at the end', () => {
  expect(alignColumns(rows)).toEqual(['Name    Count', 'trades  7        ok', 'fx      1200300'])
})

it('columns of numbers can be right-aligned', () => {
  expect(alignColumns(rows, (column) => column === 1)).toEqual([
    'Name      Count',
    'trades        7  ok',
    'fx      1200300',
  ])
})

it('rows may be shorter or longer than the first one', () => {
  expect(alignColumns([['a', 'b'], ['c'], ['longer', 'd', 'e'], []])).toEqual([
    'a       b',
    'c',
    'longer  d  e',
    '',
  ])
  expect(alignColumns([])).toEqual([])
})
