import { expect, it } from 'vitest'
import { ErrorReader } from './error-reader'

const reader = new ErrorReader([
  ['column is already indexed [column=code]', 4],
  ['Invalid column: price', 7, 9],
])

it('finds a message in what was pasted, whatever stands in its brackets', () => {
  const found = reader.like('io.questdb.CairoException: [-1] column is already indexed [column=city]')
  expect(found.get(4)).toBe(1)
  expect(found.size).toBe(1)
})

it('reads unclosed brackets in one pass', () => {
  const began = performance.now()
  reader.like('['.repeat(100_000))
  expect(performance.now() - began).toBeLessThan(500)
})

it('takes two words for no message', () => {
  expect(reader.like('invalid column').size).toBe(0)
})
