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

it('exchanges a phrase only if it is complete', () => {
  const phrases = new SynonymReader([{ when: ['remove old rows'], also: ['ttl'] }])
  expect(phrases.otherWords('remove old')).toEqual([])
  expect(phrases.otherWords('remove old tables')).toEqual([])
  expect(phrases.otherWords('please remove old rows')).toEqual(['please ttl'])
})

it('exchanges the longest phrase wherever it is', () => {
  const phrases = new SynonymReader([{ when: ['rows', 'old rows'], also: ['ttl'] }])
  expect(phrases.otherWords('rows or old rows')).toEqual(['rows or ttl'])
  expect(phrases.otherWords('old rows or rows')).toEqual(['or rows ttl'])
  expect(phrases.otherWords('rows and rows')).toEqual(['and rows ttl'])
})

it('knows several phrases that begin with one word', () => {
  const phrases = new SynonymReader([
    { when: ['time zone'], also: ['to_timezone'] },
    { when: ['time bucket', 'time window'], also: ['sample by'] },
  ])
  expect(phrases.otherWords('time zone')).toEqual(['to_timezone'])
  expect(phrases.otherWords('time window')).toEqual(['sample by'])
  expect(phrases.otherWords('a time bucket')).toEqual(['a sample by'])
})

it('ignores a phrase that is only the beginning of a longer one', () => {
  const phrases = new SynonymReader([
    { when: ['sample data'], also: ['random values'] },
    { when: ['sample data by'], also: ['sample by'] },
  ])
  expect(phrases.otherWords('sample data by hour')).toEqual(['hour sample by'])
  expect(phrases.otherWords('sample data')).toEqual(['random values'])
})

it('names what a phrase of several words stands for, but not what a vague word may mean', () => {
  expect(reader.namesIn('how to delete rows')).toEqual(['drop partition'])
  expect(reader.namesIn('delete candles')).toEqual([])
})

it('knows the single words that have synonyms', () => {
  expect(reader.has('candl')).toBe(true)
  expect(reader.has('rows')).toBe(false)
})
