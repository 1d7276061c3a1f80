import { expect, test } from 'vitest'
import { slowdownOfPhone } from './lighthouse'

test.each([
  [2000, 6],
  [1533, 4],
  [1300, 3],
  [1050, 2.5],
  [800, 2],
  [475, 1.5],
  [150, 1],
  [50, 1],
])('on a machine with a benchmark index of %i, a phone is %f times slower', (index, slowdown) => {
  expect(slowdownOfPhone(index)).toBeCloseTo(slowdown, 2)
})
