import { describe, expect, it } from 'vitest'
import { checkLinks, nearestRoute, type KnownPlaces } from './check-links'

const PLACES: KnownPlaces = {
  anchors: new Map([
    ['/docs/concept/symbol/', new Set(['capacity', 'tabs-1'])],
    ['/docs/concept/partitions/', new Set(['rules'])],
    ['/docs/broken/', undefined],
  ]),
  codeRoutes: new Set(['/404/']),
  redirects: new Map([
    ['/docs/concept/dictionary/', '/docs/concept/symbol/'],
    ['/docs/concept/rules/', '/docs/concept/partitions/#rules'],
  ]),
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
    '/docs/broken/#unknown',
    '/manifest.webmanifest',
  ])('accepts %s', (href) => {
    expect(check(href)).toBe('')
  })

  it('reports a hash with a malformed percent-encoding like any other', () => {
    expect(check('/docs/concept/partitions/#%zz')).toMatch(
      /^a\.mdx:7: the link \S+#%zz points to an anchor that/,
    )
  })

  it('asks for the slash at the end', () => {
    expect(check('/docs/concept/partitions#rules')).toMatch(
      /^a\.mdx:7: .*has no trailing slash\. write \/docs\/concept\/partitions\/#rules/,
    )
  })

  it('finds a page that does not exist, and names the nearest', () => {
    expect(check('/docs/concepts/partitions/')).toMatch(
      /leads to a page that does not exist\. did you mean \/docs\/concept\/partitions\/\?/,
    )
  })

  it('finds an anchor that does not exist, and names those that do', () => {
    expect(check('/docs/concept/partitions/#none')).toMatch(
      /points to an anchor that \/docs\/concept\/partitions\/ does not have\. use one of: #rules/,
    )
    expect(check('#none')).toMatch(/use one of: #capacity\./)
  })

  it.each([
    ['/docs/concept/dictionary/', '/docs/concept/symbol/'],
    ['/docs/concept/dictionary', '/docs/concept/symbol/'],
    ['/docs/concept/dictionary/#capacity', '/docs/concept/symbol/#capacity'],
    ['/docs/concept/rules/#old', '/docs/concept/partitions/#rules'],
  ])('finds the old address %s, and names the new one', (href, target) => {
    expect(check(href)).toBe(
      `a.mdx:7: the link ${href} leads to an old address, which is redirected. write ${target}.`,
    )
  })

  it('finds a file that is not there', () => {
    expect(check('/downloads/none.csv')).toMatch(/leads to a page that does not exist/)
  })
})

describe('nearestRoute', () => {
  it('gives nothing where nothing is near', () => {
    expect(nearestRoute('/zebra/', ['/docs/concept/symbol/'])).toBeUndefined()
  })
})
