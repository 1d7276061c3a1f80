import { expect, it } from 'vitest'
import { jsonAddress, pageJson } from './page-json'

it.each([
  ['/docs/concept/symbol/', '/docs/concept/symbol.json'],
  ['/docs/', '/docs/index.json'],
  ['/', '/index.json'],
])('the facts of %s are at %s', (route, address) => {
  expect(jsonAddress(route)).toBe(address)
})

it('names the type and the whole address of a page', () => {
  const facts = { route: '/docs/a/', title: 'A', tag: 'Popular', internal: { type: 'DocPage' } }
  expect(JSON.parse(pageJson(facts, 'https://questdb.com', 3))).toEqual({
    type: 'DocPage',
    url: 'https://questdb.com/docs/a/',
    route: '/docs/a/',
    title: 'A',
    tag: 'Popular',
    examples: 3,
  })
})
