import { describe, expect, it } from 'vitest'
import { selectPages } from './select-pages'

const pages = ['concept/symbol', 'concept/array', 'index', 'reference/sql/select', 'web-console/index'].map(
  (id) => ({ id }),
)
const ids = (wish: string) => selectPages(pages, wish).map(({ id }) => id)

describe('selectPages', () => {
  it.each([
    ['concept/symbol', ['concept/symbol']],
    ['/docs/concept/symbol/', ['concept/symbol']],
    ['content/docs/concept/symbol.mdx', ['concept/symbol']],
    ['concept/', ['concept/symbol', 'concept/array']],
    ['/docs/', ['index']],
    ['/docs/web-console/', ['web-console/index']],
    ['concept/symbol, concept/symbol, index', ['concept/symbol', 'index']],
  ])('reads %s', (wish, expected) => {
    expect(ids(wish)).toEqual(expected)
  })

  it('names pages that were perhaps meant', () => {
    expect(() => ids('reference/symbol')).toThrow(/did you mean concept\/symbol/)
  })
})
