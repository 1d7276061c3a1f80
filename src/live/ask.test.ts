import { beforeEach, expect, it, vi } from 'vitest'
import { ask, tryServer } from './ask'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

const { signal } = new AbortController()
const HERE = 'https://example.com/questdb/'
const ROW = '{"columns":[{"name":"x","type":"INT"}],"dataset":[[1]],"count":1}'
const json = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'application/json' } })

it('asks for one row more than it shows, below the endpoint', async () => {
  fetched.mockResolvedValue(json(ROW))
  expect(await ask(HERE, "SELECT '&limit=9'", signal)).toMatchObject({ result: { rowCount: 1 } })
  const address = fetched.mock.calls[0]?.[0] as URL
  expect(address.pathname).toBe('/questdb/exec')
  expect([...address.searchParams]).toEqual([
    ['query', "SELECT '&limit=9'"],
    ['limit', '1001'],
    ['timings', 'true'],
  ])
})

const page = (status: number) =>
  new Response('<h1>no</h1>', { status, headers: { 'content-type': 'text/html' } })
const broken = new ReadableStream({
  pull(controller) {
    controller.error(new TypeError('network error'))
  },
})

it.each([
  [page(400), 'responded with HTTP 400'],
  [page(401), 'requires a login'],
  [page(403), 'doesn’t allow'],
  [page(404), 'there is no QuestDB server at this address'],
  [page(414), 'too long for the server'],
  [page(429), 'limiting requests'],
  [page(502), 'down or restarting'],
  [page(503), 'overloaded or down'],
  [page(504), 'took too long'],
  [new Response('Unauthorized', { status: 401 }), 'requires a login'],
  [json('{"message":"Forbidden"}', 403), 'doesn’t allow'],
  [json('', 503), 'overloaded or down'],
  // a login page or a wrong address
  [page(200), 'returned a web page'],
  [new Response('OK'), 'not valid JSON'],
  [json('{"status":"ok"}'), 'no columns'],
  [json('x'.repeat(9_000_000)), 'larger than 8 MB'],
  [new Response(broken, { headers: { 'content-type': 'application/json' } }), 'interrupted'],
])('reports a response that is not from QuestDB: %#', async (response, message) => {
  fetched.mockResolvedValue(response)
  await expect(ask(HERE, 'SELECT 1', signal)).rejects.toThrow(message)
})

it("reports the server's own error, which has a status of its own", async () => {
  fetched.mockResolvedValue(json('{"error":"no","position":0}', 400))
  expect(await ask(HERE, 'x', signal)).toMatchObject({ result: { kind: 'error', message: 'no' } })
})

it('tells a server without CORS headers from one that is down', async () => {
  fetched.mockImplementation((_, init) =>
    init?.mode === 'no-cors' ? Promise.resolve(new Response()) : Promise.reject(new TypeError()),
  )
  expect(await tryServer('http://localhost:9000/', signal)).toBe('unreadable')
  fetched.mockImplementation(() => Promise.reject(new TypeError()))
  expect(await tryServer('http://localhost:9000/', signal)).toBe('unreachable')
  fetched.mockResolvedValue(json(ROW))
  expect(await tryServer('http://localhost:9000/', signal)).toBe('ready')
})
