import { describe, expect, it } from 'vitest'
import { errorChain } from './error-chain'

describe('errorChain', () => {
  it('follows causes to the end', () => {
    const root = new TypeError('x is undefined')
    const middle = new Error('the headings cannot be read', { cause: root })
    expect(errorChain(new Error('the page cannot be drawn', { cause: middle }))).toEqual([
      'Error: the page cannot be drawn',
      'Error: the headings cannot be read',
      'TypeError: x is undefined',
    ])
  })

  it('stops at a circle', () => {
    const error = new Error('round')
    error.cause = error
    expect(errorChain(error)).toEqual(['Error: round'])
  })

  it.each([
    ['a text', ['a text']],
    [undefined, ['No error details available']],
    [new Error('outer', { cause: 'a text' }), ['Error: outer', 'a text']],
  ])('takes whatever is thrown: %s', (thrown, expected) => {
    expect(errorChain(thrown)).toEqual(expected)
  })
})
