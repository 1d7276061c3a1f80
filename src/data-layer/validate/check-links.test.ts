import { describe, expect, it } from 'vitest'
import { checkLinks, nearestRoute, type KnownPlaces } from './check-links'

const PLACES: KnownPlaces = {
  anchors: new Map([
    ['/docs/concept/symbol/', new Set(['capacity', 'tabs-1'])],
    [
      '/docs/concept/array/',
      new Set([
        'plot-1-wide-title',
        'chart-2-narrow-summary',
        'tabs-1-panel-1',
        'user-content-fn-1',
        'footnote-label',
        'overview',
        'limits',
        'roles',
        'rules',
        'capacity-planning',
        'choose-a-capacity',
      ]),
    ],
    ['/docs/plots/', new Set(['plot-1-wide-title'])],
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
      /leads to a page that does not exist\. did you mean \/docs\/concept\/partitions\/\?$/,
    )
  })

  it('names no page if none is near', () => {
    expect(check('/docs/concept/zebra/')).toMatch(
      /does not exist\. link to an existing page, or create this one\.$/,
    )
  })

  it('finds an anchor that does not exist, and names those that do', () => {
    expect(check('/docs/concept/partitions/#none')).toMatch(
      /points to an anchor that \/docs\/concept\/partitions\/ does not have\. use the anchor of a heading on that page, such as #rules\./,
    )
    expect(check('#none')).toMatch(/such as #capacity\.$/)
  })

  it('names the anchors that are spelled like the wrong one, nearest first', () => {
    expect(check('/docs/concept/array/#choose-capacity')).toMatch(/did you mean #choose-a-capacity\?$/)
    expect(check('/docs/concept/array/#rule')).toMatch(/did you mean #rules or #roles\?$/)
  })

  it('names three anchors if none is near, and never generated ids', () => {
    expect(check('/docs/concept/array/#zebra')).toMatch(/such as #overview, #limits, #roles\.$/)
    expect(check('/docs/concept/array/#plot-1-wide-titel')).not.toMatch(/did you mean/)
    expect(check('/docs/plots/#none')).toMatch(/remove the hash, because that page has no anchors\.$/)
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
  const ROUTES = [
    '/',
    '/docs/',
    '/docs/concept/array/',
    '/docs/concept/symbol/',
    '/glossary/symbol/',
    '/docs/reference/function/array/',
    '/docs/reference/sql/alter-table-add-column/',
  ]

  it.each([
    ['/docs/concept/symboll/', '/docs/concept/symbol/'],
    ['/docs/concept/symobl/', '/docs/concept/symbol/'],
    ['/docs/symbol/', '/docs/concept/symbol/'],
    ['/glosary/symbols/', '/glossary/symbol/'],
    ['/docs/reference/functions/array/', '/docs/reference/function/array/'],
    ['/docs/concepts/array/', '/docs/concept/array/'],
    ['/docs/reference/sql/alter-table-column/', '/docs/reference/sql/alter-table-add-column/'],
  ])('%s is near %s', (wrong, right) => {
    expect(nearestRoute(wrong, ROUTES)).toBe(right)
  })

  it.each(['/zebra/', '/docs/concept/zebra/', '/docs/concept/', '//'])('%s is near nothing', (wrong) => {
    expect(nearestRoute(wrong, ROUTES)).toBeUndefined()
  })
})
