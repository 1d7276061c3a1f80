import { describe, expect, it } from 'vitest'
import { lineAt, withCaret } from './caret'
import { diffLines } from '../../../src/records/compare/line-diff'

describe('withCaret', () => {
  it('points at the character, on its line', () => {
    expect(withCaret('SELECT 1\nFROM nope\nLIMIT 1', 14)).toEqual([
      'SELECT 1',
      'FROM nope',
      '     ^',
      'LIMIT 1',
    ])
  })

  it('points behind the end when the server does', () => {
    expect(withCaret('SELECT', 99)).toEqual(['SELECT', '      ^'])
  })
})

describe('lineAt', () => {
  it('counts line ends before the character', () => {
    expect(lineAt('a\nb\nc', 0)).toBe(0)
    expect(lineAt('a\nb\nc', 4)).toBe(2)
  })
})

describe('diffLines', () => {
  it('is empty for equal lists', () => {
    expect(diffLines(['a', 'b'], ['a', 'b'])).toEqual([])
  })

  it('shows what went and what came, near changes only', () => {
    const old = ['1', '2', '3', '4', '5', '6']
    expect(diffLines(old, ['1', '2', '3', '4', 'x', '6'])).toEqual(['  …', '  3', '  4', '- 5', '+ x', '  6'])
  })
})
