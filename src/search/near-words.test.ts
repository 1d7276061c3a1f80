import { describe, expect, it } from 'vitest'
import { countBits, editDistance, lettersOf, editsAllowed } from './near-words'

it.each([
  ['geohsah', 'geohash', false, 1],
  ['partiton', 'partition', false, 1],
  ['tabel', 'table', false, 1],
  ['desgin', 'designated', true, 1],
  ['desgin', 'designated', false, 3],
  ['symbl', 'symbol', false, 1],
  ['abc', 'xyz', false, 3],
  ['truncate', 'trunc', false, 3],
  // as many letters too many, or missing, as there may be edits
  ['tablexx', 'table', false, 2],
  ['table', 'tablexx', false, 2],
  ['table', 'tablexxx', false, 3],
  // what is missing at the end counts unless it may still be typed
  ['tabl', 'table', false, 1],
  ['tabl', 'table', true, 0],
  // letters are exchanged only if both stand in each other's place
  ['ab', 'ca', false, 2],
  ['xa', 'ay', false, 2],
  // a letter too many, and two exchanged
  ['xabdc', 'abcd', false, 2],
])(
  '%s is %s (a beginning: %s) with %i edits, where three are too many',
  (typed, word, isBeginning, edits) => {
    expect(editDistance(typed, word, 2, isBeginning)).toBe(edits)
  },
)

it('compares each pair of words anew', () => {
  expect(editDistance('aaa', 'aaa', 3, false)).toBe(0)
  expect(editDistance('b', 'aaa', 3, false)).toBe(3)
})

describe('long words', () => {
  const a = (count: number) => 'a'.repeat(count)

  it('are compared up to 64 characters', () => {
    expect(editDistance(a(64), a(64), 2, false)).toBe(0)
    expect(editDistance(`${a(63)}b`, a(64), 2, false)).toBe(1)
    expect(editDistance(`${a(63)}b`, a(64), 2, true)).toBe(1)
    expect(editDistance(a(63), a(64), 2, true)).toBe(0)
  })

  it.each([
    [65, 65],
    [65, 64],
    [64, 65],
  ])('are not alike where one has %i characters and the other %i', (typed, word) => {
    expect(editDistance(a(typed), a(word), 2, false)).toBe(3)
    expect(editDistance(a(typed), a(word), 2, true)).toBe(3)
  })
})

it('letters that two words do not share are counted', () => {
  expect(countBits(lettersOf('table') ^ lettersOf('cable'))).toBe(2)
  expect(countBits(lettersOf('table'))).toBe(5)
  expect(countBits(lettersOf('')), 'no letters').toBe(0)
})

it.each([
  [3, 0],
  [4, 1],
  [6, 1],
  [7, 2],
  [20, 2],
])('a word of %i letters may have %i edits', (length, edits) => {
  expect(editsAllowed(length)).toBe(edits)
})
