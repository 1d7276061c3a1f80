import { expect, it, vi } from 'vitest'
import { correctAddress, correctedAddress } from './correct-address'

const address = (text: string) => {
  const { pathname, search, hash } = new URL(text, 'https://example.com')
  return { pathname, search, hash }
}

it.each([
  ['/docs/index.html', '/docs/'],
  ['/index.html', '/'],
  ['/docs/quick-start.html', '/docs/quick-start/'],
  ['/docs/quick-start.html?a=b#c', '/docs/quick-start/?a=b#c'],
  ['/docs/100%25/', '/docs/100/'],
  ['/docs/a%2Bb%3d/', '/docs/ab/'],
  ['/docs/#50%', '/docs/'],
  ['/docs/?a=%25#%E0%A4%A', '/docs/?a=%25'],
])('corrects %s to %s', (given, expected) => {
  expect(correctedAddress(address(given))).toBe(expected)
})

it.each([
  '/docs/quick-start/',
  '/docs/index.htmlx',
  '/docs/caf%C3%A9/',
  '/docs/?q=%2B#caf%C3%A9',
  '/404.html',
])('leaves %s as it is', (given) => {
  expect(correctedAddress(address(given))).toBeUndefined()
})

it('keeps the state of the history entry', () => {
  const history = { state: { key: 'a' }, replaceState: vi.fn() }
  correctAddress(address('/docs/'), history)
  expect(history.replaceState).not.toHaveBeenCalled()
  correctAddress(address('/docs/index.html'), history)
  expect(history.replaceState).toHaveBeenCalledExactlyOnceWith(history.state, '', '/docs/')
})
