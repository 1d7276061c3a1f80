import { describe, expect, it } from 'vitest'
import { diffLines, diffLists, printSteps, type DiffStep } from './line-diff'

const letters = (text: string) => [...text]
/** The steps as one word each: ` a -b +c`. */
const diff = (old: string, now: string) =>
  diffLists(letters(old), letters(now), (a, b) => a === b)
    .map(({ sign, item }) => `${sign}${item}`)
    .join('')

describe('diffLists', () => {
  it.each([
    ['', '', ''],
    ['abc', 'abc', ' a b c'],
    ['', 'ab', '+a+b'],
    ['ab', '', '-a-b'],
    ['a', 'b', '-a+b'],
    ['ab', 'xy', '-a-b+x+y'],
    ['abc', 'axc', ' a-b+x c'],
    ['abc', 'xbc', '-a+x b c'],
    ['abc', 'abx', ' a b-c+x'],
    ['abc', 'ac', ' a-b c'],
    ['ac', 'abc', ' a+b c'],
    ['abc', 'bc', '-a b c'],
    ['bc', 'abc', '+a b c'],
    ['ab', 'abc', ' a b+c'],
    ['abc', 'ab', ' a b-c'],
    ['abcd', 'bxd', '-a b-c+x d'],
    ['aa', 'aba', ' a+b a'],
    ['aba', 'aa', ' a-b a'],
    ['a', 'aba', ' a+b+a'],
  ])('from "%s" to "%s"', (old, now, steps) => {
    expect(diff(old, now)).toBe(steps)
  })

  it.each([
    // pairs with the length of what they have in common, which isn't their common beginning or end
    ['abcabba', 'cbabac', 4],
    ['xaxbxc', 'abc', 3],
    ['abc', 'xaxbxc', 3],
    ['aab', 'aba', 2],
    ['abab', 'baba', 3],
    ['aaaa', 'aa', 2],
    ['abcdef', 'fedcba', 1],
  ])('removes and adds as little as possible from %s to %s', (old, now, common) => {
    const steps = diffLists(letters(old), letters(now), (a, b) => a === b)
    const items = (...signs: string[]) =>
      steps
        .filter(({ sign }) => signs.includes(sign))
        .map(({ item }) => item)
        .join('')
    expect(items(' ', '-')).toBe(old)
    expect(items(' ', '+')).toBe(now)
    expect(items(' ')).toHaveLength(common)
  })

  it('shows the new one of two items that count as the same', () => {
    expect(diffLists([1.01, 2], [1.02, 3], (a, b) => Math.trunc(a) === Math.trunc(b))).toEqual([
      { sign: ' ', item: 1.02 },
      { sign: '-', item: 2 },
      { sign: '+', item: 3 },
    ])
  })
})

describe('diffLines', () => {
  it('has nothing to say about equal texts', () => {
    expect(diffLines([], [])).toEqual([])
    expect(diffLines(['a', 'b'], ['a', 'b'])).toEqual([])
  })

  it('prints what was removed above what was added', () => {
    expect(diffLines(['SELECT *', 'FROM trades', 'LIMIT 5'], ['SELECT *', 'FROM fx', 'LIMIT 5'])).toEqual([
      '  SELECT *',
      '- FROM trades',
      '+ FROM fx',
      '  LIMIT 5',
    ])
  })

  it('keeps two lines on both sides of a change and elides each run of others once', () => {
    expect(diffLines(letters('abcdefXghijkl'), letters('abcdefghijkl'))).toEqual([
      '  …',
      '  e',
      '  f',
      '- X',
      '  g',
      '  h',
      '  …',
    ])
    expect(diffLines(letters('XabcdefgY'), letters('abcdefg'))).toEqual([
      '- X',
      '  a',
      '  b',
      '  …',
      '  f',
      '  g',
      '- Y',
    ])
  })

  it('elides nothing between changes that are four lines apart', () => {
    expect(diffLines(letters('XabcdY'), letters('abcd'))).toEqual(['- X', '  a', '  b', '  c', '  d', '- Y'])
  })

  it('elides a single line in front', () => {
    expect(diffLines(letters('abc'), letters('abcX'))).toEqual(['  …', '  b', '  c', '+ X'])
  })
})

describe('printSteps', () => {
  const added = (count: number) =>
    Array.from({ length: count }, (_, i): DiffStep<string> => ({ sign: '+', item: `row ${i + 1}` }))

  it('prints up to forty lines', () => {
    const lines = printSteps(added(40))
    expect(lines).toHaveLength(40)
    expect(lines.at(-1)).toBe('+ row 40')
  })

  it('counts the lines beyond the fortieth', () => {
    const lines = printSteps(added(43))
    expect(lines).toHaveLength(41)
    expect(lines.slice(-2)).toEqual(['+ row 40', '  … 3 more lines'])
  })
})
