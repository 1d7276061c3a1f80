import { describe, expect, it } from 'vitest'
import { kindOf, routeOf } from './addresses'

describe('the kind of a request', () => {
  it.each([
    ['/docs/', true, 'document'],
    ['/app-2687742935a2043f26fa.js', false, 'named-by-content'],
    ['/fonts/site-sans-more-996a6722.woff2', false, 'named-by-content'],
    ['/static/5b1c2d3e4f/picture.png', false, 'named-by-content'],
    ['/page-data/app-data.json', false, 'app-data'],
    ['/page-data/sq/d/2255223290.json', false, 'static-query'],
    ['/page-data/docs/concept/symbol/page-data.json', false, 'page-data'],
    ['/search/0a1b2c3d4e5f/index.json', false, 'search'],
    ['/icons/favicon.svg', false, 'other'],
    // a name that only looks long: letters alone are a word
    ['/downloads/datasets/deadbeefdead.sql', false, 'other'],
  ])('%s', (path, isNavigation, kind) => {
    expect(kindOf(path, isNavigation)).toBe(kind)
  })
})

it.each([
  ['/docs/quick-start', '/docs/quick-start/'],
  ['/docs/quick-start/index.html', '/docs/quick-start/'],
  ['/docs/quick-start.html', '/docs/quick-start/'],
  ['/', '/'],
  ['/llms.txt', '/llms.txt'],
  ['/docs/quick-start.md', '/docs/quick-start.md'],
  ['/blog/questdb-9.4', '/blog/questdb-9.4/'],
])('%s is the route %s', (path, route) => {
  expect(routeOf(path)).toBe(route)
})
