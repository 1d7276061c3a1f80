import { expect, it } from 'vitest'
import { chooseEndpoint } from './endpoint'

it.each([
  ['?endpoint=http://localhost:9001', 'http://localhost:9001/'],
  ['?endpoint=http%3A%2F%2F127.0.0.1%3A9001%2Fquestdb', 'http://127.0.0.1:9001/questdb/'],
])('takes %s', (search, expected) => {
  expect(chooseEndpoint(search, null)).toBe(expected)
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
  expect(chooseEndpoint(search, null)).toBeNull()
  expect(chooseEndpoint(search, '/questdb/')).toBe('/questdb/')
})
