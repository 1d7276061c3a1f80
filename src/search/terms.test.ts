import { describe, expect, it } from 'vitest'
import { termOf, wordsOf } from './terms'

describe('wordsOf', () => {
  it.each([
    ['LATEST ON ts', ['LATEST', 'ON', 'ts']],
    ['cairo.wal.enabled', ['cairo.wal.enabled', 'cairo', 'wal', 'enabled']],
    ['l2price(x), rnd_uuid4()', ['l2price', 'x', 'rnd_uuid4', 'rnd', 'uuid4']],
    ['maxUncommittedRows', ['maxUncommittedRows', 'max', 'Uncommitted', 'Rows']],
    ['curl /exec?query=x', ['curl', 'exec', 'query', 'x']],
    ['C++, C#, .NET and v1.net', ['cpp', 'csharp', 'dotnet', 'and', 'v1.net', 'v1', 'net']],
    ['a::INT || b', ['a', '::', 'INT', '||', 'b']],
    ['Größe: 5 µs', ['Größe', '5', 'µs']],
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
  ])('%s is found as %s', (word, term) => {
    expect(termOf(word)).toBe(term)
  })
})
