import { beforeEach, expect, it, vi } from 'vitest'
import { inParallel, installShell } from './install-shell'
import { OFFLINE_MANIFEST, OFFLINE_SCREEN, type OfflineManifest } from './offline-manifest'
import { manifestOf, openBuild, openFiles } from './stores'
import { listedFile, listedPage, newBuild, pageOf, storeBuild, stubCaches } from './test-worker'

const SCRIPT = '/app-2687742935a2043f26fa.js'
const DATA = '/page-data/sq/d/1.json'
let build = ''
let manifest: OfflineManifest
/** Responses of the server by address; a function receives the cache mode of the request. */
let served: Record<string, (mode?: RequestCache) => Response>

beforeEach(() => {
  stubCaches()
  build = newBuild()
  manifest = { build, shell: [listedFile(SCRIPT, 'code'), listedFile(DATA, '{}')], pages: [] }
  served = {
    [OFFLINE_MANIFEST]: () => Response.json(manifest),
    [OFFLINE_SCREEN]: () => pageOf(build, OFFLINE_SCREEN),
    [SCRIPT]: () => new Response('code'),
    [DATA]: () => new Response('{}'),
  }
  vi.stubGlobal('fetch', (address: string, { cache }: RequestInit = {}) =>
    Promise.resolve(served[address]?.(cache) ?? new Response('', { status: 404 })),
  )
})

const textIn = async (cache: Cache, address: string) => (await cache.match(address))?.text()

it('stores the files that every page needs, the offline screen, and then the manifest', async () => {
  await installShell(build)
  expect(await textIn(await openFiles(), SCRIPT)).toBe('code')
  expect(await textIn(await openBuild(build), DATA)).toBe('{}')
  expect(await textIn(await openBuild(build), OFFLINE_SCREEN)).toContain(build)
  expect(await manifestOf(build)).toEqual(manifest)
})

it.each<[string, () => void, RegExp]>([
  [
    'another build is deployed',
    () => (manifest = { ...manifest, build: 'ff' }),
    /a deployment is in progress/,
  ],
  [
    'there is no manifest',
    () => (served[OFFLINE_MANIFEST] = () => new Response('', { status: 404 })),
    /HTTP 404/,
  ],
  [
    'a file has other content',
    () => (served[SCRIPT] = () => new Response('<html>')),
    /unexpected content for \/app-/,
  ],
  [
    'the offline screen is of another build',
    () => (served[OFFLINE_SCREEN] = () => pageOf('ff', OFFLINE_SCREEN)),
    /is not the page of build/,
  ],
])('is incomplete if %s', async (_, prepare, message) => {
  prepare()
  await expect(installShell(build)).rejects.toThrow(message)
  expect(await manifestOf(build)).toBeUndefined()
})

it('fetches a file again past the HTTP cache if that contains something else', async () => {
  served[SCRIPT] = (mode) => new Response(mode === 'reload' ? 'code' : '<html>')
  await installShell(build)
  expect(await textIn(await openFiles(), SCRIPT)).toBe('code')
})

it('replaces a damaged stored file, and leaves a good one', async () => {
  await (await openFiles()).put(SCRIPT, new Response('damaged'))
  await (await openBuild(build)).put(DATA, new Response('{}'))
  served[DATA] = () => new Response('', { status: 404 })
  await installShell(build)
  expect(await textIn(await openFiles(), SCRIPT)).toBe('code')
})

it('refreshes the stored pages that were edited since, and deletes those that no longer exist', async () => {
  const routes = ['/same/', '/edited/', '/gone/']
  await storeBuild(
    { ...manifest, pages: [...routes, '/unread/'].map((one) => listedPage(one, [], 'a')) },
    routes,
  )
  const edited = [listedPage('/edited/', [], 'b'), listedPage('/unread/', [], 'b')]
  manifest = { ...manifest, pages: [listedPage('/same/', [], 'a'), ...edited] }
  for (const route of [...routes, '/unread/']) served[route] = () => pageOf(build, route, 'fresh')
  await installShell(build)
  const store = await openBuild(build)
  expect(await textIn(store, '/same/')).toContain('stored')
  expect(await textIn(store, '/edited/')).toContain('fresh')
  expect(await store.match('/gone/')).toBeUndefined()
  expect(await store.match('/unread/')).toBeUndefined()
})

it('runs a limited number of tasks at once, and starts none after the first failure', async () => {
  let running = 0
  const most: number[] = []
  const started: number[] = []
  const task = async (number: number) => {
    started.push(number)
    most.push(++running)
    await Promise.resolve()
    running--
    if (number === 3) throw new Error('third')
  }
  await expect(inParallel(2, [1, 2, 3, 4, 5, 6, 7, 8], task)).rejects.toThrow('third')
  await new Promise((resolve) => setTimeout(resolve))
  expect(Math.max(...most)).toBe(2)
  expect(started.length).toBeLessThan(6)
})
