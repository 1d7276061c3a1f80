import { describe, expect, it } from 'vitest'
import { nearestPages, wordsOfPath } from './nearest-pages'

const PAGES = [
  { route: '/docs/concept/symbol/', title: 'Symbol' },
  { route: '/docs/reference/sql/sample-by/', title: 'SAMPLE BY' },
  { route: '/docs/reference/sql/asof-join/', title: 'ASOF JOIN' },
  { route: '/docs/reference/sql/union-except-intersect/', title: 'UNION, EXCEPT, and INTERSECT' },
  { route: '/docs/deployment/docker/', title: 'Docker' },
]

describe('nearestPages', () => {
  it.each([
    ['/docs/concept/symbols/', '/docs/concept/symbol/'],
    ['/docs/sql/sample-by', '/docs/reference/sql/sample-by/'],
    ['/docs/reference/sql/asof/', '/docs/reference/sql/asof-join/'],
    ['/install/docker.html', '/docs/deployment/docker/'],
    ['/docs/concept/smybol/', '/docs/concept/symbol/'],
    ['/docs/deploymnet/dokcer/', '/docs/deployment/docker/'],
    ['/docs/reference/sql/sampel-by/', '/docs/reference/sql/sample-by/'],
    // with letters exchanged, "jion" is nearer to "join" than to "union"
    ['/docs/reference/sql/asof-jion/', '/docs/reference/sql/asof-join/'],
  ])('%s', (path, expected) => {
    expect(nearestPages(path, PAGES)[0]?.route).toBe(expected)
  })

  it('suggests nothing where nothing is near', () => {
    expect(nearestPages('/zzz/', PAGES)).toEqual([])
  })

  it('reads an address that is not written correctly', () => {
    expect(nearestPages('/docs/%E0%A4%A/symbol/', PAGES)[0]?.route).toBe('/docs/concept/symbol/')
  })
})

describe('wordsOfPath', () => {
  it.each([
    ['/docs/reference/sql/asof-joins/', ['reference', 'sql', 'asof', 'joins']],
    ['/docs/quick-start/index.html', ['quick', 'start']],
    ['/docs/', ['docs']],
    ['/', []],
  ])('%s', (path, words) => {
    expect(wordsOfPath(path)).toEqual(words)
  })
})
