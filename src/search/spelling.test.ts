import { expect, it } from 'vitest'
import { Spelling } from './spelling'

const known = new Set(['symbol', 'timestamp', 'kafka', 'partition'])
const spelling = new Spelling(
  [
    'Designated timestamp',
    'Kafka',
    'Data deduplication',
    'timestamp_ceil',
    'Symbol',
    'Symbols',
    'LIMIT',
    'list',
  ],
  (word) => known.has(word.toLowerCase()),
)

it.each([
  ['timesamp', 'timestamp'],
  ['designatd  timesamp', 'designated timestamp'],
  ['Kafak', 'kafka'],
  // an omitted letter is more likely than a wrong one
  ['LIMT', 'limit'],
  ['deduplicaton of kafka', 'deduplication of kafka'],
])('corrects %s', (typed, right) => {
  expect(spelling.correct(typed)).toBe(right)
})

it.each([
  ['a known word, although it is in no title', 'partition'],
  ['short words', 'kfa smb'],
  ['names of settings', 'cairo.timesamp timesamp_ceil'],
  ['what is similar to nothing', 'elephants'],
  ['what is similar to several words', 'symbolz'],
])('leaves %s', (_, typed) => {
  expect(spelling.correct(typed)).toBeUndefined()
})
