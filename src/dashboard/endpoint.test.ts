import { expect, it } from 'vitest'
import { chooseServer } from './endpoint'

const tables = { trades: 'trades', book: 'crypto_book' }
const recording = { endpoint: null, tables }
const configured = { endpoint: '/questdb/', tables }

it.each([
  ['?endpoint=http://localhost:9001', 'http://localhost:9001/'],
  ['?endpoint=http%3A%2F%2F127.0.0.1%3A9001%2Fquestdb', 'http://127.0.0.1:9001/questdb/'],
])('takes %s', (search, expected) => {
  expect(chooseServer(search, recording)).toEqual({ endpoint: expected, tables, kind: 'live' })
})

it.each([
  '',
  '?endpoint=',
  '?endpoint=https://example.com/',
  '?endpoint=http://localhost.example.com',
  '?endpoint=http://localhost@example.com',
  '?endpoint=http://user:word@localhost:9001',
  '?endpoint=javascript:alert(1)',
  '?endpoint=file://localhost/etc',
  '?endpoint=/exec',
  // a Content-Security-Policy can't name it
  '?endpoint=http://[::1]:9001/',
])('keeps to what the site says for %j', (search) => {
  expect(chooseServer(search, recording)).toBeNull()
  expect(chooseServer(search, configured)?.endpoint).toBe('/questdb/')
})

it('queries the demo server, with its own tables, unless the site or the reader names a server', () => {
  const demo = '/questdb/ demo_trades demo_book'
  expect(chooseServer('', recording, demo)).toEqual({
    endpoint: '/questdb/',
    tables: { trades: 'demo_trades', book: 'demo_book' },
    kind: 'demo',
  })
  expect(chooseServer('', configured, demo)?.kind).toBe('live')
  expect(chooseServer('?endpoint=http://localhost:9001', recording, demo)).toMatchObject({
    tables,
    kind: 'live',
  })
  expect(chooseServer('', recording, '')).toBeNull()
})
