import { expect, it } from 'vitest'
import { countBits, lettersOf, editDistance } from './near-words'

it.each([
  ['geohsah', 'geohash', false, 1],
  ['partiton', 'partition', false, 1],
  ['tabel', 'table', false, 1],
  ['desgin', 'designated', true, 1],
  ['desgin', 'designated', false, 3],
  ['symbl', 'symbol', false, 1],
  ['abc', 'xyz', false, 3],
  ['truncate', 'trunc', false, 3],
])(
  '%s is %s (a beginning: %s) with %i edits, where three are too many',
  (typed, word, isBeginning, edits) => {
    expect(editDistance(typed, word, 2, isBeginning)).toBe(edits)
  },
)

it('letters that two words do not share are counted', () => {
  expect(countBits(lettersOf('table') ^ lettersOf('cable'))).toBe(2)
})
