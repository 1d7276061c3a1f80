import { createHash } from 'node:crypto'
import { vi } from 'vitest'
import { PAGE_DATA_ID } from '../base/page-data-id'
import { DIGEST_LENGTH } from './check-answer'
import type { ManifestFile, ManifestPage, OfflineManifest } from './offline-manifest'
import { openBuild, storeManifest } from './stores'

const ORIGIN = 'https://questdb.com'

/** A stored response, whose body can be read more than once. */
interface Stored {
  body: ArrayBuffer
  status: number
  headers: Headers
}

const addressOf = (request: RequestInfo): string => {
  const { pathname, search } = new URL(typeof request === 'string' ? request : request.url, ORIGIN)
  return pathname + search
}

/** A cache in memory, without the rest of the browser's interface. */
function memoryCache(entries: Map<string, Stored>) {
  return {
    match: (request: RequestInfo) => {
      const found = entries.get(addressOf(request))
      return Promise.resolve(found && new Response(found.body, found))
    },
    put: async (request: RequestInfo, answer: Response) => {
      const { status, headers } = answer
      entries.set(addressOf(request), { body: await answer.arrayBuffer(), status, headers })
    },
    delete: (request: RequestInfo) => Promise.resolve(entries.delete(addressOf(request))),
    keys: () => Promise.resolve([...entries.keys()].map((path) => ({ url: ORIGIN + path }))),
  }
}

/** Replaces the browser's caches with empty ones in memory. */
export function stubCaches(): void {
  const stored = new Map<string, Map<string, Stored>>()
  const entriesOf = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Stored>()
    stored.set(name, entries)
    return entries
  }
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...stored.keys()]),
    open: (name: string) => Promise.resolve(memoryCache(entriesOf(name))),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  })
}

let lastBuild = 0xa0

/** Returns the name of a new build, because modules retain the manifests of the builds of earlier tests. */
export const newBuild = (): string => (++lastBuild).toString(16)

/** Creates a page of a build, as the server returns it. */
export function pageOf(build: string, route: string, text = ''): Response {
  const data = `{"path":"${route}","build":"${build}"}`
  return new Response(
    `<!doctype html><head><meta name="styles"></head>${text}<script id="${PAGE_DATA_ID}">${data}</script></html>`,
    { headers: { 'content-type': 'text/html' } },
  )
}

/** Creates the manifest's entry for a file with this content. */
export function listedFile(url: string, content: string): ManifestFile {
  const sha256 = createHash('sha256').update(content).digest('hex').slice(0, DIGEST_LENGTH)
  return { url, bytes: content.length, sha256 }
}

/** Creates the manifest's entry for a page. */
export function listedPage(route: string, files: ManifestFile[] = [], sha256 = ''): ManifestPage {
  return { route, title: route, bytes: 10, sha256, files }
}

/** Stores a complete build with some of its pages. */
export async function storeBuild(manifest: OfflineManifest, routes: readonly string[] = []): Promise<void> {
  const { build } = manifest
  const store = await openBuild(build)
  for (const route of routes) await store.put(route, pageOf(build, route, 'stored'))
  await storeManifest(build, Response.json(manifest))
}

/** An event of a request. `settled` waits for the work that the worker does after its response. */
export function fetchEvent(address: string): { event: FetchEvent; settled: () => Promise<unknown> } {
  const work: Promise<unknown>[] = []
  const event = {
    request: new Request(ORIGIN + address),
    resultingClientId: '',
    clientId: '',
    waitUntil: (one: Promise<unknown>) => void work.push(one),
  }
  return { event: event as unknown as FetchEvent, settled: () => Promise.all(work) }
}
