import { describe, expect, it } from 'vitest'
import { checkLinks, nearestRoute, type KnownPlaces } from './check-links'

const PLACES: KnownPlaces = {
  anchors: new Map([
    ['/docs/concept/symbol/', new Set(['capacity', 'tabs-1'])],
    ['/docs/concept/partitions/', new Set(['rules'])],
    ['/docs/broken/', undefined],
  ]),
  codeRoutes: new Set(['/404/']),
  planned: new Set(['/docs/concept/array/']),
  isServed: (address) => ['/downloads/sensors-sample.csv', '/manifest.webmanifest'].includes(address),
}
const check = (href: string) =>
  checkLinks('a.mdx', '/docs/concept/symbol/', [{ href, line: 7 }], PLACES)
    .map(({ message }) => message)
    .join()

describe('checkLinks', () => {
  it.each([
    '/docs/concept/partitions/',
    '/docs/concept/partitions/#rules',
    '#capacity',
    '/docs/concept/array/#anything',
    '/docs/broken/#unknown',
    '/manifest.webmanifest',
  ])('accepts %s', (href) => {
    expect(check(href)).toBe('')
  })

  it('asks for the slash at the end', () => {
    expect(check('/docs/concept/partitions#rules')).toMatch(
      /^a\.mdx:7: .*lacks the slash at its end\. write \/docs\/concept\/partitions\/#rules/,
    )
  })

  it('finds a page that does not exist, and names the nearest', () => {
    expect(check('/docs/concepts/partitions/')).toMatch(
      /leads to no page\. did you mean \/docs\/concept\/partitions\/\?/,
    )
  })

  it('finds an anchor that does not exist, and names those that do', () => {
    expect(check('/docs/concept/partitions/#none')).toMatch(
      /names an anchor that \/docs\/concept\/partitions\/ does not have\. use one of: #rules/,
    )
    expect(check('#none')).toMatch(/use one of: #capacity\./)
  })

  it('finds a file that is not there', () => {
    expect(check('/downloads/none.csv')).toMatch(/leads to no page/)
  })
})

describe('nearestRoute', () => {
  it('gives nothing where nothing is near', () => {
    expect(nearestRoute('/zebra/', ['/docs/concept/symbol/'])).toBeUndefined()
  })
})
