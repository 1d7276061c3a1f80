import { describe, expect, it } from 'vitest'
import { cutAtWord, sentencesOf } from './sentences'

describe('sentencesOf', () => {
  it.each([
    ['One ends. Two begins! Does it? Yes', ['One ends.', 'Two begins!', 'Does it?', 'Yes']],
    ['One ends.  Two begins.', ['One ends.', 'Two begins.']],
    ['It said "Stop." Then it left.', ['It said "Stop."', 'Then it left.']],
    ['(It is in brackets.) `SELECT` is not.', ['(It is in brackets.)', '`SELECT` is not.']],
    ['It has parts: 3 of them.', ['It has parts:', '3 of them.']],
    ['Version 8.2 Beta is out.', ['Version 8.2 Beta is out.']],
    ['It takes e.g. rows, i.e. lines.', ['It takes e.g. rows, i.e. lines.']],
    ['', []],
    ['  ', []],
  ])('%j', (line, expected) => {
    expect(sentencesOf(line)).toEqual(expected)
  })
})

describe('cutAtWord', () => {
  it.each([
    ['that fits', 'one two', 8, 'one two'],
    ['that just fits', 'one two', 7, 'one two'],
    ['that is too long', 'one two', 6, 'one …'],
    ['whose last word ends at the limit', 'one two three', 7, 'one two …'],
    ['without a space', 'abcdefgh', 5, 'abcde …'],
    ['with its only space at the beginning', ' abcdefgh', 5, ' abcd …'],
    ['with punctuation before the cut', 'one, – two three', 8, 'one …'],
  ])('text %s', (_, text, most, expected) => {
    expect(cutAtWord(text, most)).toBe(expected)
  })
})
