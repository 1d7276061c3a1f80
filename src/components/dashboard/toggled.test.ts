import { expect, it } from 'vitest'
import { toggled } from './toggled'

it('adds a value, and removes it', () => {
  const before: ReadonlySet<string> = new Set()
  const after = toggled(before, 'vwap')
  expect([...after]).toEqual(['vwap'])
  expect([...toggled(after, 'vwap')]).toEqual([])
  expect(before.size).toBe(0)
})
