import { navigate } from 'gatsby'
import { afterEach, expect, it, vi } from 'vitest'
import { follow, isOnSite } from './follow'

vi.mock('gatsby', () => ({ navigate: vi.fn() }))

const linkTo = (address: string): URL => new URL(address, 'https://questdb.example')

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it('goes to the whole address of a link', () => {
  follow(linkTo('/docs/concept/symbol/?a=1#why'))
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/docs/concept/symbol/?a=1#why')
})

it('distinguishes its own pages from those of other hosts', () => {
  vi.stubGlobal('window', { location: linkTo('/docs/') })
  expect(isOnSite(linkTo('/blog/'))).toBe(true)
  expect(isOnSite(linkTo('https://other.example/docs/'))).toBe(false)
})
