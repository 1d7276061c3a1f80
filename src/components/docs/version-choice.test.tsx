import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import VersionBanner from './version-banner'
import VersionChoice from './version-choice'
import type { DocsVersion } from '../../content/versions'

const PATH = '/docs/concept/symbol/'
const one: DocsVersion[] = [{ name: '9.0', label: '9.0', href: '/docs/', status: 'current' }]
const two: DocsVersion[] = [
  { name: '9.0', label: '9.0 (current)', href: 'https://questdb.com/docs/', status: 'current' },
  { name: '8.3', label: '8.3', href: '/docs/', status: 'old' },
]

it('offers no choice where there is none', () => {
  expect(renderToStaticMarkup(<VersionChoice versions={one} path={PATH} />)).toBe('')
  expect(renderToStaticMarkup(<VersionBanner versions={one} path={PATH} product="QuestDB" />)).toBe('')
})

it('names the version that is read and links the same page in the other', () => {
  const html = renderToStaticMarkup(<VersionChoice versions={two} path={PATH} />)
  expect(html).toMatch(/<summary>.*Version.* 8\.3.*<\/summary>/)
  expect(html).toContain(`<a href="https://questdb.com${PATH}">9.0 (current)</a>`)
  expect(html).toContain(`<a href="${PATH}" aria-current="true">8.3</a>`)
})

it('says on a page of the old version that it is old, with the way to the current one', () => {
  const html = renderToStaticMarkup(<VersionBanner versions={two} path={PATH} product="QuestDB" />)
  expect(html).toContain('QuestDB 8.3, an older version that is no longer supported.')
  expect(html).toContain(`<a href="https://questdb.com${PATH}">View this page for 9.0 (current)</a>`)
})
