import { expect, it } from 'vitest'
import { median } from './time-query'

it('the median is the value in the middle, in whatever order they come', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 3, 2])).toBe(3)
  expect(() => median([])).toThrow(RangeError)
})
