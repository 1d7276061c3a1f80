import { afterEach, expect, it, vi } from 'vitest'
import { loadScreens } from './load-screens'

vi.mock('./page-failures', () => {
  throw new Error('not a failed download')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('requests nothing if the error has no URL', async () => {
  const request = vi.fn()
  vi.stubGlobal('fetch', request)
  await expect(loadScreens()).rejects.toThrow()
  expect(request).not.toHaveBeenCalled()
})
