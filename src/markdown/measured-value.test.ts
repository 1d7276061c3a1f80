import { expect, it } from 'vitest'
import { measuredValue } from './measured-value'

it.each([
  [0.538, 'ms', '0.5 ms'],
  [4.87, 'ms', '5 ms'],
  [1730, 'ms', '1,730 ms'],
  [535_000, 'rows per second', '535,000 rows/s'],
  [1_280_000, 'rows per second', '1.28M rows/s'],
])('%d %s is written as "%s"', (value, unit, written) => {
  expect(measuredValue(value, unit)).toBe(written)
})
