import { expect, it } from 'vitest'
import { backOff } from './back-off'

it('doubles up to a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 2000].map((failures) => backOff(failures, 1))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ])
})

it('spreads readers over a quarter of the wait', () => {
  expect(backOff(3, 0)).toBe(3000)
  expect(backOff(3, 0.5)).toBe(3500)
})
