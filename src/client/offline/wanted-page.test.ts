import { describe, expect, it } from 'vitest'
import { wantedPage } from './wanted-page'

const ORIGIN = 'https://questdb.com'

describe('the page that the offline screen stands in for', () => {
  it('is in the hash, with its query', () => {
    expect(wantedPage('#/docs/concept/symbol/?a=1', ORIGIN)).toEqual({
      path: '/docs/concept/symbol/?a=1',
      href: `${ORIGIN}/docs/concept/symbol/?a=1`,
    })
  })

  it('is shown in readable letters', () => {
    expect(wantedPage('#/docs/%C3%A9/', ORIGIN)?.path).toBe('/docs/é/')
  })

  it.each([
    '',
    '#',
    '#docs/',
    '#//example.com/',
    '#/%5Cexample.com/',
    '#/\\example.com/',
    '#/%09/example.com/',
    '#https://example.com/',
    '#javascript:alert(1)',
    '#/%zz',
  ])('is none for %s', (hash) => {
    expect(wantedPage(hash, ORIGIN)).toBeUndefined()
  })

  it('is on this site however its path is written', () => {
    const page = wantedPage('#/.//example.com/', ORIGIN)
    expect(new URL(page?.href ?? '', ORIGIN).origin).toBe(ORIGIN)
  })
})
