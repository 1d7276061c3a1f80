import { navigate } from 'gatsby'
import { afterEach, expect, it, vi } from 'vitest'
import { follow, isOnSite } from './follow'

vi.mock('gatsby', () => ({ navigate: vi.fn() }))

const linkTo = (address: string): URL => new URL(address, 'https://questdb.example')

function standUnder(prefix: string): void {
  vi.stubGlobal('__PATH_PREFIX__', prefix)
  vi.stubGlobal('window', { location: linkTo(`${prefix}/docs/`) })
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it('goes to the whole address of a link', () => {
  standUnder('')
  follow(linkTo('/docs/concept/symbol/?a=1#why'))
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/docs/concept/symbol/?a=1#why')
})

it('leaves the prefix to the router, which adds it', () => {
  standUnder('/preview')
  follow(linkTo('/preview/docs/#first'))
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/docs/#first')
})

it('knows its own pages from others of the same host', () => {
  standUnder('/preview')
  expect(
    ['/preview/', '/preview/docs/', '/docs/', '/previews/'].map((path) => isOnSite(linkTo(path))),
  ).toEqual([true, true, false, false])
  expect(isOnSite(linkTo('https://other.example/preview/docs/'))).toBe(false)
})
