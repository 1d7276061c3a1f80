import { describe, expect, it } from 'vitest'
import { nearestPages } from './nearest-pages'

const PAGES = [
  { route: '/docs/concept/symbol/', title: 'Symbol', description: '' },
  { route: '/docs/reference/sql/sample-by/', title: 'SAMPLE BY', description: '' },
  { route: '/docs/reference/sql/asof-join/', title: 'ASOF JOIN', description: '' },
  { route: '/docs/deployment/docker/', title: 'Docker', description: '' },
]

describe('nearestPages', () => {
  it.each([
    ['/docs/concept/symbols/', '/docs/concept/symbol/'],
    ['/docs/sql/sample-by', '/docs/reference/sql/sample-by/'],
    ['/docs/reference/sql/asof/', '/docs/reference/sql/asof-join/'],
    ['/install/docker.html', '/docs/deployment/docker/'],
  ])('%s', (path, expected) => {
    expect(nearestPages(path, PAGES)[0]?.route).toBe(expected)
  })

  it('suggests nothing where nothing is near', () => {
    expect(nearestPages('/zzz/', PAGES)).toEqual([])
  })
})
