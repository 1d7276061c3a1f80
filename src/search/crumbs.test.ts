import { expect, it } from 'vitest'
import { crumbsOf, nameResult } from './crumbs'
import type { SearchPage } from './search-file'

const asof: SearchPage = {
  route: '/docs/reference/sql/asof-join/',
  title: 'ASOF JOIN',
  group: 'SQL',
  place: 'Query & SQL Reference › SQL Syntax › SELECT',
}
const attach: SearchPage = {
  ...asof,
  title: 'ALTER TABLE ATTACH PARTITION',
  label: 'ATTACH PARTITION',
  place: 'ALTER',
}
const term: SearchPage = { route: '/glossary/vwap/', title: 'VWAP', group: 'Glossary', place: '' }

it.each<[string, SearchPage, string | null, string[]]>([
  ['a page', asof, null, ['SQL Syntax', 'SELECT']],
  ['a section', asof, 'Examples', ['SQL Syntax', 'SELECT', 'ASOF JOIN']],
  ['a section of a page with a label', attach, 'Syntax', ['ALTER', 'ATTACH PARTITION']],
  ['a term of the glossary', term, null, ['Glossary']],
  ['a section of it', term, 'Formula', ['Glossary', 'VWAP']],
  ['the glossary itself', { ...term, title: 'Glossary' }, null, []],
  [
    'a page of no category',
    { ...asof, title: 'Quick start', group: 'Docs', place: '' },
    null,
    ['Documentation'],
  ],
  ['a section with the name of its page', asof, 'ASOF JOIN', ['SQL Syntax', 'SELECT']],
])('shows where %s is', (_, page, heading, crumbs) => {
  expect(crumbsOf(page, heading)).toEqual(crumbs)
})

it.each([
  ['Docs', 'Documentation'],
  ['SQL', 'Documentation'],
  ['Functions', 'Documentation'],
  ['Configuration', 'Documentation'],
  ['Glossary', 'Glossary'],
  ['Blog', 'Blog'],
  ['Compare', 'Compare'],
] as const)('names the part %s of the site %s', (group, name) => {
  expect(crumbsOf({ ...term, group, title: 'x' }, null)).toEqual([name])
})

it('names a category once if a page has the name of its category', () => {
  expect(crumbsOf({ ...asof, title: 'SELECT' }, 'Syntax')).toEqual(['SQL Syntax', 'SELECT'])
})

it('puts the title of the page before a heading that several pages have', () => {
  expect(nameResult(attach, { heading: 'Errors', isRepeated: true })).toEqual({
    title: 'ALTER TABLE ATTACH PARTITION: Errors',
    crumbs: ['ALTER'],
  })
  expect(nameResult(attach, { heading: 'Rename the folder', isRepeated: false })).toEqual({
    title: 'Rename the folder',
    crumbs: ['ALTER', 'ATTACH PARTITION'],
  })
  expect(nameResult(attach, { heading: null, isRepeated: false }).title).toBe('ALTER TABLE ATTACH PARTITION')
})
