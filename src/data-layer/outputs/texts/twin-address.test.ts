import { expect, it } from 'vitest'
import { twinAddress } from './twin-address'

it.each([
  ['/docs/concept/symbol/', '/docs/concept/symbol.md'],
  ['/docs/', '/docs/index.md'],
  ['/', '/index.md'],
  ['/blog/2025/07/11/post/', '/blog/2025/07/11/post.md'],
])('%s has its twin at %s', (route, twin) => {
  expect(twinAddress(route)).toBe(twin)
})
