import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { uncapital } from '../base/capital'
import { listRoute } from './blog-lists'
import {
  FAMILIES,
  fragmentName,
  FRAGMENT_TYPE,
  routeOf,
  searchedPage,
  templateOf,
  TEMPLATES_WITH_SECTIONS,
  type PageFamily,
} from './families'

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

describe.each(Object.entries<PageFamily>(FAMILIES))('the family %s', (_, family) => {
  const { type, folder, prefix, template } = family

  it('has a folder', () => {
    expect(fs.existsSync(folder), `create ${folder}, or correct the folder in families.ts`).toBe(true)
  })

  it('has a template that queries its type', () => {
    const file = `src/templates/${template}.tsx`
    expect(fs.existsSync(file), `create ${file}, or correct the template in families.ts`).toBe(true)
    expect(fs.readFileSync(file, 'utf8')).toContain(`${uncapital(type)}(id: { eq: $id })`)
  })

  it('shares its type, folder, and routes with no other', () => {
    const others = Object.values<PageFamily>(FAMILIES).filter((one) => one !== family)
    for (const other of others) {
      expect(other.type).not.toBe(type)
      expect(other.folder).not.toBe(folder)
      expect(other.prefix).not.toBe(prefix)
    }
  })

  it('has its feed, and the search groups of some of its pages, below its prefix', () => {
    const { feed, search } = family
    const routes = 'pages' in search ? Object.keys(search.pages) : Object.keys(search.groupsBelow ?? {})
    for (const route of [...routes, ...(feed ? [feed.address] : [])])
      expect(route.startsWith(`${prefix}/`), route).toBe(true)
  })
})

describe('searchedPage', () => {
  it.each([
    ['DocPage', '/docs/reference/function/text/', 'Functions'],
    ['DocPage', '/docs/reference/operators/text/', 'SQL'],
    ['DocPage', '/docs/reference/sql/select/', 'SQL'],
    ['DocPage', '/docs/reference/', 'Docs'],
    ['DocPage', '/docs/configuration/', 'Configuration'],
    ['DocPage', '/docs/concept/symbol/', 'Docs'],
    ['BlogPost', '/blog/2024/x/', 'Blog'],
    ['GlossaryTerm', '/glossary/vwap/', 'Glossary'],
    ['Comparison', '/compare/questdb-vs-kdb/', 'Compare'],
    ['MarketingPage', '/download/', 'Docs'],
  ])('%s %s belongs to %s', (type, route, group) => {
    expect(searchedPage(type, route)?.group).toBe(group)
  })

  it.each([
    ['MarketingPage', '/terms/'],
    ['MarketingPage', '/constructor/'],
    // not of the family whose routes begin in the same way
    ['MarketingPage', '/compare/'],
    [FRAGMENT_TYPE, '/docs/partials/wal-note/'],
  ])('the search includes no %s %s', (type, route) => {
    expect(searchedPage(type, route)).toBeUndefined()
  })
})

it.each([
  ['DocPage', '/docs/concept/symbol/', 'doc-page'],
  [FRAGMENT_TYPE, '/docs/partials/wal-note/', 'doc-fragment'],
  ['MarketingPage', '/download/', 'marketing-page'],
  ['MarketingPage', '/terms/', 'text-page'],
])('the %s %s has the template %s', (type, route, template) => {
  expect(templateOf(type, route)).toBe(template)
})

it('has no template for an unknown type', () => {
  expect(() => templateOf('Unknown', '/unknown/')).toThrow(
    'no family of pages has the type Unknown: add an entry with this type and its template to FAMILIES',
  )
})

it('knows which templates load the styles of sections', () => {
  const loading = fs
    .readdirSync('src/templates')
    .filter((name) => name.endsWith('.tsx'))
    .filter((name) =>
      /section-styles|marketing-layout/.test(fs.readFileSync(`src/templates/${name}`, 'utf8')),
    )
  expect(loading.map((name) => name.replace('.tsx', ''))).toEqual([...TEMPLATES_WITH_SECTIONS])
})

it('has the lists of posts below the prefix of posts', () => {
  expect(listRoute(null)).toBe(`${FAMILIES.blog.prefix}/`)
})

it('lists the pages that the search includes without their family', () => {
  expect(Object.entries(FAMILIES.pages.search.pages)).toEqual([
    ['/download/', { label: 'Download', group: 'Docs', place: ['Deployment'] }],
    ['/enterprise/', { label: 'Enterprise', group: 'Docs', place: ['Enterprise'] }],
    ['/enterprise/contact/', { group: 'Docs', place: ['Enterprise'] }],
    ['/customers/', { group: 'Docs', place: ['Company'] }],
    ['/dashboards/crypto/', { label: 'Crypto dashboard', group: 'Docs', place: ['Dashboards'] }],
    ['/release-notes/', { group: 'Docs', place: ['Releases'] }],
    ['/market-data/', { label: 'Market data', group: 'Docs', place: ['Use cases'] }],
  ])
})
