import { beforeEach, expect, it, vi } from 'vitest'
import { answerDocument } from './answer-document'
import { OFFLINE_SCREEN } from './offline-manifest'
import { openBuild } from './stores'
import { fetchEvent, listedPage, newBuild, pageOf, storeBuild, stubCaches } from './test-worker'

const ROUTE = '/docs/'
let own = ''

beforeEach(() => {
  stubCaches()
  own = newBuild()
  // Node.js has no base address for the relative addresses that browsers accept
  vi.spyOn(Response, 'redirect').mockImplementation(
    (url, status = 302) => new Response(null, { status, headers: { location: String(url) } }),
  )
})

const store = (routes: readonly string[]) =>
  storeBuild({ build: own, shell: [], pages: [listedPage(ROUTE)] }, routes)
const network = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer)
}
const failing = () => Promise.reject(new TypeError('Failed to fetch'))

/** The text of the response, or its status and target. */
async function answerTo(address: string): Promise<string> {
  const { event, settled } = fetchEvent(address)
  const answer = await answerDocument(event, own)
  const shown = answer.headers.get('location')
  const text = shown === null ? await answer.text() : `${answer.status} ${shown}`
  await settled()
  return text
}

const storedText = async () => (await (await openBuild(own)).match(ROUTE))?.text()

it('returns and stores the page of the network, even if an earlier copy is stored', async () => {
  await store([ROUTE])
  network(() => Promise.resolve(pageOf(own, ROUTE, 'fresh')))
  expect(await answerTo('/docs')).toContain('fresh')
  expect(await storedText()).toContain('fresh')
})

it.each([
  ['the network fails', failing],
  ['the server fails', () => Promise.resolve(new Response('down', { status: 502 }))],
  ['the page is cut off', () => Promise.resolve(new Response('<head><meta name="styles"></head><p>Ha'))],
])('returns the stored copy if %s', async (_, answer) => {
  await store([ROUTE])
  network(answer)
  expect(await answerTo(ROUTE)).toContain('stored')
})

it('redirects to the stored copy of an address with a query', async () => {
  await store([ROUTE])
  network(failing)
  expect(await answerTo('/docs?a=1')).toBe(`302 ${ROUTE}`)
})

it('returns an error of the server if there is no copy', async () => {
  await store([])
  network(() => Promise.resolve(new Response('not found', { status: 404 })))
  expect(await answerTo(ROUTE)).toBe('not found')
})

it('redirects to the offline screen, which names the page, if there is neither a network nor a copy', async () => {
  await store([OFFLINE_SCREEN])
  network(failing)
  expect(await answerTo('/docs?a=1')).toBe(`302 ${OFFLINE_SCREEN}#/docs/?a=1`)
  expect(await answerTo(`${OFFLINE_SCREEN}old/`)).toContain('stored')
})

it('fails if not even the offline screen is stored', async () => {
  await store([])
  network(failing)
  expect((await answerDocument(fetchEvent(ROUTE).event, own)).type).toBe('error')
})

it('returns the stored copy after three seconds without a response, and stores the response that arrives later', async () => {
  await store([ROUTE])
  vi.useFakeTimers()
  try {
    let arrive: (answer: Response) => void = () => undefined
    network(() => new Promise((resolve) => (arrive = resolve)))
    const { event, settled } = fetchEvent(ROUTE)
    let answer: Response | undefined
    const answered = answerDocument(event, own).then((one) => (answer = one))
    await vi.advanceTimersByTimeAsync(2900)
    expect(answer).toBeUndefined()
    await vi.advanceTimersByTimeAsync(200)
    await answered
    expect(await answer?.text()).toContain('stored')
    arrive(pageOf(own, ROUTE, 'late'))
    await settled()
    expect(await storedText()).toContain('late')
    // later tests in this process wait for the network again
    await vi.advanceTimersByTimeAsync(20_000)
  } finally {
    vi.useRealTimers()
  }
})
