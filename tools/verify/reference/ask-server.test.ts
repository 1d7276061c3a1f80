import { expect, it } from 'vitest'
import { functionsOf } from './ask-server'
import { factsText } from './facts-files'

it('gathers overloads under their names, in an order that does not depend on the server', () => {
  const rows = [
    ['rpad', 'rpad(varchar, int)', 'STANDARD'],
    ['avg', 'avg(double)', 'GROUP_BY'],
    ['rpad', 'rpad(string, int)', 'STANDARD'],
    ['avg', 'avg(double)', 'WINDOW'],
  ]
  const expected = [
    { name: 'avg', kinds: ['GROUP_BY', 'WINDOW'], signatures: ['avg(double)'] },
    { name: 'rpad', kinds: ['STANDARD'], signatures: ['rpad(string, int)', 'rpad(varchar, int)'] },
  ]
  expect(functionsOf(rows)).toEqual(expected)
  expect(functionsOf([...rows].reverse())).toEqual(expected)
})

it('writes a line for each item', () => {
  expect(factsText({ engine: '9.0.1', items: ['ADD', 'ALL'] })).toBe(
    '{\n  "engine": "9.0.1",\n  "items": [\n    "ADD",\n    "ALL"\n  ]\n}\n',
  )
})
