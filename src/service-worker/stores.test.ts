import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OFFLINE_MANIFEST } from './offline-manifest'
import { keptCopy } from './stores'

/** Caches by name, in the order of their creation, as browsers list them. */
let stored: Map<string, Map<string, string>>

const cacheOf = (texts: Map<string, string>) => ({
  match: (address: string) => {
    const text = texts.get(address)
    return Promise.resolve(text === undefined ? undefined : new Response(text))
  },
})

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...stored.keys()]),
    open: (name: string) => Promise.resolve(cacheOf(stored.get(name) ?? new Map<string, string>())),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function store(build: string, texts: Record<string, string>, isComplete = true): void {
  const cache = new Map(Object.entries(texts))
  if (isComplete) cache.set(OFFLINE_MANIFEST, '{}')
  stored.set(`site-build-v1-${build}`, cache)
}

const found = async (): Promise<string | undefined> => {
  const copy = await keptCopy('/docs/', 'own')
  return copy && `${copy.build}: ${await copy.answer.text()}`
}

it("prefers the worker's own build", async () => {
  store('own', { '/docs/': 'a' })
  store('later', { '/docs/': 'b' })
  expect(await found()).toBe('own: a')
})

it('falls back to the latest of the other builds', async () => {
  store('first', { '/docs/': 'a' })
  store('second', { '/docs/': 'b' })
  store('own', {})
  expect(await found()).toBe('second: b')
})

it('ignores a build whose shell is incomplete', async () => {
  store('third', { '/docs/': 'a' })
  store('fourth', { '/docs/': 'b' }, false)
  expect(await found()).toBe('third: a')
})

it('finds nothing where no build has the page', async () => {
  store('fifth', { '/blog/': 'a' })
  expect(await found()).toBeUndefined()
})
