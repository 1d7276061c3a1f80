import { describe, expect, it } from 'vitest'
import { boundedQuestion, termOf, wordsOf } from './terms'

describe('wordsOf', () => {
  it.each([
    ['LATEST ON ts', ['LATEST', 'ON', 'ts']],
    ['cairo.wal.enabled', ['cairo.wal.enabled', 'cairo', 'wal', 'enabled']],
    ['l2price(x), rnd_uuid4()', ['l2price', 'x', 'rnd_uuid4', 'rnd', 'uuid4']],
    ['maxUncommittedRows', ['maxUncommittedRows', 'max', 'Uncommitted', 'Rows']],
    ['curl /exec?query=x', ['curl', 'exec', 'query', 'x']],
    [
      'insert with Go, the Go client, Go to the page',
      ['insert', 'with', 'golang', 'the', 'golang', 'client', 'Go', 'to', 'the', 'page'],
    ],
    ['C++, C#, .NET and v1.net', ['cpp', 'csharp', 'dotnet', 'and', 'v1.net', 'v1', 'net']],
    ['a::INT || b', ['a', '::', 'INT', '||', 'b']],
    ['Größe: 5 µs', ['Größe', '5', 'µs']],
    ['vm.max_map_count', ['vm.max_map_count', 'max_map_count', 'vm', 'max', 'map', 'count']],
    ['QuestDB', ['QuestDB']],
    // a single letter is no part of a name
    ['t.price, x_y', ['t.price', 'x_y']],
  ])('%s', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected)
  })
})

describe('termOf', () => {
  it.each([
    ['creating', 'creat'],
    ['CREATE', 'creat'],
    ['rnd_uuid4', 'rnd_uuid4'],
    ['9000', '9000'],
    ['30d', '30d'],
    ['7', null],
    ['59.999999z', null],
    ['12t05', null],
    ['1234567', null],
    ['10.25', '10.25'],
    ['8.2.1', '8.2.1'],
    ['8.2.1.4', null],
    ['15min', '15min'],
    ['3months', null],
    // only words of letters have a stem
    ['timestamp_ns', 'timestamp_ns'],
    ['l2prices', 'l2prices'],
  ])('%s is found as %s', (word, term) => {
    expect(termOf(word)).toBe(term)
  })
})

it('takes a word of 60 characters, and no longer one', () => {
  const word = 'x1'.repeat(30)
  expect(termOf(word)).toBe(word)
  expect(termOf(`${word}x`)).toBeNull()
})

describe('boundedQuestion', () => {
  it('leaves out what readers cannot see', () => {
    expect(boundedQuestion('lat\u200best\u2067 on\u2069\ud800')).toBe('latest on')
  })

  it('reads a letter and its accent as one character', () => {
    expect(boundedQuestion('Gro\u0308ße')).toBe('Größe')
  })

  it('is the first 2000 characters of a question', () => {
    expect(boundedQuestion('a'.repeat(2000))).toHaveLength(2000)
    expect(boundedQuestion(`${'a'.repeat(2000)}b`)).toBe('a'.repeat(2000))
  })
})
