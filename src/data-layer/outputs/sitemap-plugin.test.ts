import { expect, it } from 'vitest'
import { sitemapPlugin } from './sitemap-plugin'

const { resolvePages, serialize } = sitemapPlugin.options

const resolved = (
  paths: readonly string[],
  written: Parameters<typeof resolvePages>[0]['allWrittenPage']['nodes'] = [],
) =>
  resolvePages({
    allWrittenPage: { nodes: written },
    allSitePage: { nodes: paths.map((path) => ({ path })) },
  })

it('lists written pages with the date of their last change, and pages from code without one, by path', () => {
  const written = [
    { route: '/docs/', noindex: false, lastUpdated: '2026-01-02' },
    { route: '/blog/a/', noindex: false, lastUpdated: null },
  ]
  expect(resolved(['/docs/', '/', '/blog/a/'], written)).toEqual([
    { path: '/', lastUpdated: null },
    { path: '/blog/a/', lastUpdated: null },
    { path: '/docs/', lastUpdated: '2026-01-02' },
  ])
})

it('leaves out pages that search engines must not index', () => {
  const written = [
    { route: '/hidden/', noindex: true, lastUpdated: '2026-01-02' },
    { route: '/shown/', noindex: false, lastUpdated: '2026-01-02' },
  ]
  expect(resolved(['/hidden/', '/shown/'], written).map(({ path }) => path)).toEqual(['/shown/'])
})

it.each(['/404/', '/404.html', '/dev-404-page/', '/offline/', '/offline-plugin-app-shell-fallback/'])(
  'leaves out %s, which is no page of its own',
  (path) => {
    expect(resolved([path, '/docs/offline/'])).toEqual([{ path: '/docs/offline/', lastUpdated: null }])
  },
)

it('specifies the date only if it is known', () => {
  expect(serialize({ path: '/a/', lastUpdated: null })).toEqual({
    url: '/a/',
    changefreq: 'daily',
    priority: 0.7,
  })
  expect(serialize({ path: '/a/', lastUpdated: '2026-01-02' })).toMatchObject({ lastmod: '2026-01-02' })
})
