import http, { type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { questdbListener } from './live-proxy'

/** What a stand-in for QuestDB was asked. */
let asked: string[] = []
let questdb: Server
let proxy: Server
let url: string

const start = (listener: http.RequestListener): Promise<Server> =>
  new Promise((resolve) => {
    const server = http.createServer(listener)
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
const portOf = (server: Server) => (server.address() as AddressInfo).port

beforeAll(async () => {
  questdb = await start((request, response) => {
    asked.push(request.url ?? '')
    // a statement that never ends
    if (request.url?.includes('slow')) return
    response.setHeader('Content-Type', 'application/json')
    response.end('{"ddl":"OK"}')
  })
  proxy = await start(questdbListener(portOf(questdb)))
  url = `http://127.0.0.1:${portOf(proxy)}/questdb/`
})
beforeEach(() => {
  asked = []
})
afterAll(() => {
  for (const server of [proxy, questdb]) {
    server.close()
    server.closeAllConnections()
  }
})

it.each([
  ['exec?query=SELECT+1', '/exec?query=SELECT+1&limit=1001&timings=true'],
  ['exec?query=a%26b&limit=5&nm=true&count=true', '/exec?query=a%26b&limit=5&timings=true'],
  ['exec?query=x&limit=999999', '/exec?query=x&limit=1001&timings=true'],
  ['exec?query=x&limit=-5,10', '/exec?query=x&limit=1001&timings=true'],
])('passes %s on as %s', async (path, expected) => {
  const response = await fetch(url + path)
  expect(await response.text()).toBe('{"ddl":"OK"}')
  expect(asked).toEqual([expected])
})

it.each([
  ['imp', 'GET', 404],
  ['../exec?query=x', 'GET', 404],
  ['exec/..%2fimp', 'GET', 404],
  ['exec?query=x', 'POST', 405],
  [`exec?query=${'x'.repeat(12_000)}`, 'GET', 414],
])('refuses request %#', async (path, method, status) => {
  const response = await fetch(url + path, { method })
  expect([response.status, asked]).toEqual([status, []])
})

it('runs a few statements at a time, and has room again when readers leave', async () => {
  const stop = new AbortController()
  const slow = Array.from({ length: 8 }, () => fetch(`${url}exec?query=slow`, { signal: stop.signal }))
  await expect.poll(() => asked.length).toBe(8)
  expect((await fetch(`${url}exec?query=x`)).status).toBe(429)
  stop.abort()
  await Promise.allSettled(slow)
  await expect.poll(async () => (await fetch(`${url}exec?query=x`)).status).toBe(200)
})
