import { expect, it } from 'vitest'
import { markdownAddress } from './markdown-address'

it.each([
  ['/docs/concept/symbol/', '/docs/concept/symbol.md'],
  ['/docs/', '/docs/index.md'],
  ['/', '/index.md'],
  ['/blog/2025/07/11/post/', '/blog/2025/07/11/post.md'],
])('%s has its Markdown copy at %s', (route, address) => {
  expect(markdownAddress(route)).toBe(address)
})
