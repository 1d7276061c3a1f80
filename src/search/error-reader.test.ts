import { describe, expect, it } from 'vitest'
import { ErrorReader } from './error-reader'

const reader = new ErrorReader([
  ['column is already indexed [column=code]', 4],
  ['Invalid column: price', 7, 9],
])

it('finds a message in what was pasted, whatever stands in its brackets', () => {
  const found = reader.like('io.questdb.CairoException: [-1] column is already indexed [column=city]')
  expect(found.get(4)).toBe(1)
  expect(found.size).toBe(1)
})

it('reads unclosed brackets in one pass', () => {
  const began = performance.now()
  reader.like('['.repeat(100_000))
  expect(performance.now() - began).toBeLessThan(500)
})

it('takes two words for no message', () => {
  expect(reader.like('invalid column').size).toBe(0)
})

describe('a message and a question', () => {
  const like = (message: string, question: string) => new ErrorReader([[message, 1]]).like(question).get(1)

  it('are alike where only what stands in brackets differs', () => {
    expect(like('column is already indexed [column=code]', 'column is already indexed [column=city]')).toBe(1)
  })

  it('are alike where one has no brackets, or no spaces around them', () => {
    expect(like('cannot open [file=x] for writing', 'cannot open for writing')).toBe(1)
    expect(like('cannot open for writing', 'cannot open[file=x]for writing')).toBe(1)
  })

  it('are alike from three words on, though less than with four', () => {
    expect(like('invalid column price', 'invalid column price')).toBeCloseTo(2 / 3)
    expect(like('invalid column price here', 'invalid column price here')).toBe(1)
  })

  it('are not alike where they share two words only', () => {
    expect(like('invalid column price', 'the invalid column of a table')).toBeUndefined()
  })

  it('are less alike where the question is only a part of the message', () => {
    expect(like('could not open file of a table on this disk', 'could not open file')).toBeCloseTo(0.9)
  })

  it('are alike where the question has half of the message, and not where it has less', () => {
    const question = 'my server says invalid column price when rows arrive'
    // two of four pairs of words, and two of five
    expect(like('invalid column price in orders', question)).toBeCloseTo(0.5 * (2 / 3))
    expect(like('invalid column price in new orders', question)).toBeUndefined()
  })
})

it('names each section with the message that is most like the question', () => {
  const found = new ErrorReader([
    ['table does not exist', 3],
    ['table does not exist in this database', 3, 5],
  ]).like('ERROR: table does not exist')
  expect([...found.keys()]).toEqual([3, 5])
  expect(found.get(3)).toBe(1)
  expect(found.get(5)).toBeLessThan(1)
})
