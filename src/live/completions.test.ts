import { expect, it } from 'vitest'
import { completionsFor } from './completions'

const tables = new Map([
  ['trades', [{ name: 'price', type: 'DOUBLE' }]],
  ['weather', [{ name: 'station', type: 'SYMBOL' }]],
])

it('offers keywords, functions with their parameters, and the columns of tables that are named', () => {
  const offered = completionsFor('SELECT  FROM trades', tables)
  const byLabel = new Map(offered.map((one) => [one.label, one]))
  expect(byLabel.get('SAMPLE')).toMatchObject({ type: 'keyword' })
  expect(byLabel.get('abs')).toMatchObject({ type: 'function', detail: '(double) +3' })
  expect(byLabel.get('weather')).toMatchObject({ detail: 'table' })
  expect(byLabel.get('price')).toMatchObject({ detail: 'DOUBLE' })
  expect(byLabel.has('station')).toBe(false)
})

it('offers nothing twice', () => {
  const keys = completionsFor('trades weather', tables).map(({ label, type }) => `${type} ${label}`)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})
