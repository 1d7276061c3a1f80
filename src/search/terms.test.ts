import { describe, expect, it } from 'vitest'
import { termOf, wordsOf } from './terms'

describe('wordsOf', () => {
  it.each([
    ['LATEST ON ts', ['LATEST', 'ON', 'ts']],
    ['cairo.wal.enabled', ['cairo.wal.enabled', 'cairo', 'wal', 'enabled']],
    ['l2price(x), rnd_uuid4()', ['l2price', 'x', 'rnd_uuid4', 'rnd', 'uuid4']],
    ['maxUncommittedRows', ['maxUncommittedRows', 'max', 'Uncommitted', 'Rows']],
    ['curl /exec?query=x', ['curl', 'exec', 'query', 'x']],
    ['Größe: 5 µs', ['Größe', '5', 'µs']],
  ])('%s', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected)
  })
})

describe('termOf', () => {
  it.each([
    ['creating', 'creat'],
    ['CREATE', 'creat'],
    ['tables', 'tabl'],
    ['table', 'tabl'],
    ['aggregation', 'aggreg'],
    ['uses', 'uses'],
    ['rnd_uuid4', 'rnd_uuid4'],
    ['the', null],
  ])('%s is found as %s', (word, term) => {
    expect(termOf(word)).toBe(term)
  })
})
