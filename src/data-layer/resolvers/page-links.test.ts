import { expect, it } from 'vitest'
import { linkedFrom, pageLinks } from './page-links'

it('lists each place once, with its anchor, and leaves out the page itself', () => {
  const links = ['/docs/a/', '#below', '/docs/b/#part', '/docs/a/', '/docs/', '/docs/b/'].map((href) => ({
    href,
  }))
  expect(pageLinks('/docs/', links)).toEqual([
    { route: '/docs/a/', anchor: null },
    { route: '/docs/b/', anchor: 'part' },
    { route: '/docs/b/', anchor: null },
  ])
})

it('turns links around', () => {
  const pages = [
    { route: '/b/', title: 'B', linkedRoutes: ['/c/'] },
    { route: '/a/', title: 'A', linkedRoutes: ['/b/', '/c/'] },
  ]
  expect(Object.fromEntries(linkedFrom(pages))).toEqual({
    '/b/': [{ route: '/a/', title: 'A' }],
    '/c/': [
      { route: '/a/', title: 'A' },
      { route: '/b/', title: 'B' },
    ],
  })
})
