import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { storePreferences } from './preferences'

interface Call {
  method?: string
  url?: string
  type?: string
  body: string
}

let server: http.Server
let calls: Call[]
let stored: Record<string, string>
let status: number

/** A server that keeps preferences like /settings does. */
beforeEach(async () => {
  calls = []
  stored = {}
  status = 200
  server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const { method, url } = request
      calls.push({ method, url, type: request.headers['content-type'], body })
      if (method === 'GET') response.end(JSON.stringify({ 'preferences.version': 7, preferences: stored }))
      else response.writeHead(status).end('preferences are out of date')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})
const address = (login = '', folder = '/') =>
  new URL(`http://${login}127.0.0.1:${(server.address() as AddressInfo).port}${folder}`)

it('replaces other preferences, with the version that the server expects', async () => {
  stored = { instance_name: 'old' }
  await storePreferences(address('', '/db/'), { instance_name: 'new' })
  expect(calls.slice(1)).toEqual([
    {
      method: 'PUT',
      url: '/db/settings?version=7',
      type: 'application/json',
      body: '{"instance_name":"new"}',
    },
  ])
})

it('leaves the server alone when they are the same', async () => {
  stored = { instance_name: 'old' }
  await storePreferences(address(), { instance_name: 'old' })
  expect(calls.map(({ method }) => method)).toEqual(['GET'])
})

it('works with an address that contains a login', async () => {
  await storePreferences(address('admin:secret@'), {})
  expect(calls.map(({ url }) => url)).toEqual(['/settings'])
})

it('says what the server answered when it does not accept them', async () => {
  status = 409
  await expect(storePreferences(address(), { instance_name: 'new' })).rejects.toThrow(
    new Error('the server did not accept the preferences: 409 preferences are out of date'),
  )
})
