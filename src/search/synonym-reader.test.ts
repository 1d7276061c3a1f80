import { expect, it } from 'vitest'
import { SynonymReader } from './synonym-reader'

const reader = new SynonymReader([
  { when: ['delete rows', 'delete'], also: ['drop partition'] },
  { when: ['candles'], also: ['sample by', 'ohlc'] },
])

it.each([
  ['how to delete rows of May', ['how to of May drop partition']],
  ['Deleting ROWS', ['drop partition']],
  ['candles per hour', ['per hour sample by', 'per hour ohlc']],
  ['rows', []],
])('%s', (question, others) => {
  expect(reader.otherWords(question)).toEqual(others)
})
