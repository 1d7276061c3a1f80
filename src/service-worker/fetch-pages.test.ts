import { beforeEach, expect, it, vi } from 'vitest'
import { fetchAll, fetchPages, removePages, state, stopFetching } from './fetch-pages'
import type { FromWorker } from './messages'
import { OFFLINE_SCREEN } from './offline-manifest'
import { noteRead } from './read-pages'
import { noteReader } from './readers'
import { keptBuilds, openBuild, openFiles, writeNote } from './stores'
import { listedFile, listedPage, newBuild, pageOf, storeBuild, stubCaches } from './test-worker'

const IMAGE = '/static/a-2687742935a2043f26fa.png'
const OLD_IMAGE = '/static/b-2687742935a2043f26fa.png'

let earlier = ''
let own = ''
/** Routes that the network returned. */
let fetched: string[]
let fetchRoute: (route: string) => Response
let messages: FromWorker[]
let openTabs: string[]

const clients = {
  matchAll: () =>
    Promise.resolve(
      openTabs.map((id) => ({ id, postMessage: (message: FromWorker) => void messages.push(message) })),
    ),
} as unknown as Clients

beforeEach(async () => {
  stubCaches()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  earlier = newBuild()
  own = newBuild()
  fetched = []
  messages = []
  openTabs = ['tab']
  fetchRoute = (route) => pageOf(own, route)
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address)
    return Promise.resolve(address === IMAGE ? new Response('image') : fetchRoute(address))
  })
  const pages = [
    listedPage('/a/', [listedFile(IMAGE, 'image')]),
    listedPage('/b/'),
    listedPage('/c/'),
    listedPage(OFFLINE_SCREEN),
  ]
  await storeBuild({ build: own, shell: [], pages })
})

const storeEarlier = async (routes: readonly string[]) => {
  const pages = [listedPage('/a/', [listedFile(OLD_IMAGE, 'old')]), listedPage('/b/'), listedPage('/gone/')]
  await storeBuild({ build: earlier, shell: [], pages }, routes)
  await (await openFiles()).put(OLD_IMAGE, new Response('old'))
}
const has = async (address: string, build = own) =>
  (await (await openBuild(build)).match(address)) !== undefined
const hasFile = async (address: string) => (await (await openFiles()).match(address)) !== undefined

it('fetches the pages that were read or are stored from an earlier build, with their files', async () => {
  await storeEarlier(['/a/'])
  await noteRead(['/b/'])
  await fetchPages(clients, own)
  expect(fetched.sort()).toEqual(['/a/', '/b/', IMAGE])
  expect(await hasFile(IMAGE)).toBe(true)
  expect(await has('/c/')).toBe(false)
})

it('fetches all pages once the reader requests them, and tells the tabs', async () => {
  await fetchAll(clients, own)
  expect(await has('/c/')).toBe(true)
  expect(messages.at(-1)).toMatchObject({
    total: 3,
    wanted: true,
    fetching: false,
    trouble: null,
    bytesMissing: 0,
  })
  expect(messages.at(-1)?.pages.map(({ route }) => route)).toEqual(['/a/', '/b/', '/c/'])
})

it('deletes an earlier build whose pages are fetched, and the files that only it lists', async () => {
  await storeEarlier(['/a/', '/gone/'])
  await fetchPages(clients, own)
  expect(await keptBuilds()).toEqual([own])
  expect([await hasFile(OLD_IMAGE), await hasFile(IMAGE)]).toEqual([false, true])
})

it('retains an earlier build with a page that could not be fetched', async () => {
  await storeEarlier(['/a/', '/b/'])
  fetchRoute = (route) => (route === '/b/' ? pageOf('ff', route) : pageOf(own, route))
  await fetchPages(clients, own)
  expect(await keptBuilds()).toContain(earlier)
  expect(await has('/b/', earlier)).toBe(true)
  expect(await hasFile(OLD_IMAGE)).toBe(true)
})

it('retains an earlier build until the tabs that run its code are closed', async () => {
  await storeEarlier(['/a/'])
  openTabs = [`tab-${earlier}`]
  await noteReader(`tab-${earlier}`, earlier)
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + 61_000)
  await fetchPages(clients, own)
  expect(await keptBuilds()).toContain(earlier)
  openTabs = []
  await fetchPages(clients, own)
  expect(await keptBuilds()).toEqual([own])
})

it.each<[string, () => Response, FromWorker['trouble']]>([
  [
    'the network fails',
    () => {
      throw new TypeError('Failed to fetch')
    },
    'no connection',
  ],
  [
    'storage is full',
    () => {
      throw new DOMException('', 'QuotaExceededError')
    },
    'no room',
  ],
])('reports that %s, and deletes nothing', async (_, fail, trouble) => {
  await storeEarlier(['/gone/'])
  await noteRead(['/a/'])
  fetchRoute = fail
  await fetchPages(clients, own)
  expect(messages.at(-1)).toMatchObject({ trouble, fetching: false })
  expect(await keptBuilds()).toContain(earlier)
})

it('starts no further pages and deletes nothing after the reader stops it', async () => {
  await storeEarlier(['/a/'])
  fetchRoute = (route) => {
    stopFetching()
    return pageOf(own, route)
  }
  await writeNote('wanted', true)
  const pages = Array.from({ length: 30 }, (_, at) => listedPage(`/${at}/`))
  const many = newBuild()
  await storeBuild({ build: many, shell: [], pages })
  await fetchPages(clients, many)
  expect(fetched.length).toBeLessThan(10)
  expect(await keptBuilds()).toContain(earlier)
})

it('removes the pages that were not read, and the request for all pages', async () => {
  await fetchAll(clients, own)
  await (await openBuild(own)).put(OFFLINE_SCREEN, pageOf(own, OFFLINE_SCREEN))
  await noteRead(['/b/'])
  await removePages()
  expect([await has('/a/'), await has('/b/'), await has('/c/'), await has(OFFLINE_SCREEN)]).toEqual([
    false,
    true,
    false,
    true,
  ])
  expect(await state(own)).toMatchObject({ wanted: false, pages: [{ route: '/b/' }] })
})
