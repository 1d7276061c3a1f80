import { describe, expect, it } from 'vitest'
import { selectPages } from './select-pages'

const pages = [
  'concept/symbol',
  'concept/array',
  'index',
  'reference/sql/select',
  'web-console/index',
  'a/content/docs/b',
  'draft.mdx.old',
].map((id) => ({ id }))
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
    ['concept/array,,concept/symbol,', ['concept/array', 'concept/symbol']],
    ['./content/docs/concept/', ['concept/symbol', 'concept/array']],
    ['web-console', ['web-console/index']],
    ['a/content/docs/b', ['a/content/docs/b']],
    ['docs/draft.mdx.old', ['draft.mdx.old']],
  ])('reads %s', (wish, expected) => {
    expect(ids(wish)).toEqual(expected)
  })

  it('names pages that were perhaps meant', () => {
    expect(() => ids('reference/sql/symbol')).toThrow(
      new Error('unknown page "reference/sql/symbol": did you mean concept/symbol?'),
    )
  })

  it('names no more than five of them', () => {
    const many = Array.from({ length: 7 }, (_, i) => ({ id: `sql/join-${i}` }))
    expect(() => selectPages(many, 'reference/join')).toThrow(
      new Error(
        'unknown page "reference/join": did you mean sql/join-0, sql/join-1, sql/join-2, sql/join-3, sql/join-4?',
      ),
    )
  })

  it('shows the form of a name when nothing is similar', () => {
    expect(() => ids('concept/nothing.mdx')).toThrow(
      new Error('unknown page "concept/nothing.mdx": use the form concept/symbol'),
    )
  })

  it.each(['concept', 'concept/sym', 'symbol/', 'concept/symbol/x'])(
    'does not take %s for a page',
    (wish) => {
      expect(() => ids(wish)).toThrow(`unknown page "${wish}"`)
    },
  )
})
