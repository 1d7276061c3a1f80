import { expect, it } from 'vitest'
import { readableAmount } from './readable-amount'

it.each([
  ['67108864', 'bytes', '64 MiB'],
  ['1536', 'bytes', undefined],
  ['3072', 'bytes', '3 KiB'],
  ['600000', 'milliseconds', '10 min'],
  ['30000000', 'microseconds', '30 s'],
  ['1500', 'microseconds', undefined],
  ['86400000', 'milliseconds', '1 d'],
  ['500', 'milliseconds', undefined],
  ['0', 'bytes', undefined],
  ['-1', 'bytes', undefined],
  ['1000000', 'rows', undefined],
  ['45s', 'milliseconds', undefined],
])('reads %s %s as %s', (value, unit, readable) => {
  expect(readableAmount(value, unit)).toBe(readable)
})
