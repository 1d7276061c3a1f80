import { describe, expect, it } from 'vitest'
import { fragmentName, routeOf, SEARCHED_PAGES } from './families'

describe('routeOf', () => {
  it.each([
    ['/docs', 'concept/symbol.mdx', '/docs/concept/symbol/'],
    ['/docs', 'index.mdx', '/docs/'],
    ['/docs', 'web-console/index.mdx', '/docs/web-console/'],
    ['', 'index.mdx', '/'],
    ['/blog', '2024/02/26/questdb-versus-influxdb.mdx', '/blog/2024/02/26/questdb-versus-influxdb/'],
  ])('%s and %s', (prefix, file, route) => {
    expect(routeOf(prefix, file)).toBe(route)
  })
})

describe('fragmentName', () => {
  it('names files of the two folders that pages include, and no others', () => {
    expect(fragmentName('partials/wal-note.mdx')).toBe('partials/wal-note')
    expect(fragmentName('quick-start-utils/homebrew.mdx')).toBe('quick-start-utils/homebrew')
    expect(fragmentName('quick-start.mdx')).toBeUndefined()
  })
})

it('lists the pages that the search includes without their family', () => {
  expect([...SEARCHED_PAGES]).toEqual([
    ['/download/', { label: 'Download', group: 'Docs', place: ['Deployment'] }],
    ['/enterprise/', { label: 'Enterprise', group: 'Docs', place: ['Enterprise'] }],
    ['/enterprise/contact/', { group: 'Docs', place: ['Enterprise'] }],
    ['/customers/', { group: 'Docs', place: ['Company'] }],
    ['/dashboards/crypto/', { label: 'Crypto dashboard', group: 'Docs', place: ['Dashboards'] }],
    ['/release-notes/', { group: 'Docs', place: ['Releases'] }],
    ['/market-data/', { label: 'Market data', group: 'Docs', place: ['Use cases'] }],
  ])
})
