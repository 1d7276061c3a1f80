import { describe, expect, it } from 'vitest'
import { hidePlaces, hidePlacesInText } from './hide-places'
import type { Server } from './server'

const PORTS = { http: 41000, minHttp: 41001, line: 41002, pgWire: 41003 }
const serverAt = (host: string, root?: string) => ({ host, ports: PORTS, root }) as Server
const server = serverAt('127.0.0.1', '/tmp/questdb-verify-x')

describe('hidePlacesInText', () => {
  it.each([
    ['127.0.0.1:41000', '127.0.0.1:9000'],
    ['http://localhost:41001/status', 'http://localhost:9003/status'],
    ['tcp::addr=localhost:41002; and 127.0.0.1:41003', 'tcp::addr=localhost:9009; and 127.0.0.1:8812'],
    ['localhost:41000 localhost:41000', 'localhost:9000 localhost:9000'],
    [
      '/tmp/questdb-verify-x/import, /tmp/questdb-verify-x/db',
      '/var/lib/questdb/import, /var/lib/questdb/db',
    ],
  ])('shows %s as in a default installation', (text, shown) => {
    expect(hidePlacesInText(text, server)).toBe(shown)
  })

  it.each(['localhost:410001', '127a0b0c1:41000', 'port 41000', 'other:41000'])('leaves %s alone', (text) => {
    expect(hidePlacesInText(text, server)).toBe(text)
  })

  it('shows another host as localhost, and leaves texts without one alone', () => {
    const remote = serverAt('db.example.com')
    expect(hidePlacesInText('db.example.com:41000 and 127.0.0.1:41003, /tmp/x', remote)).toBe(
      'localhost:9000 and 127.0.0.1:8812, /tmp/x',
    )
    expect(hidePlacesInText('dbxexample.com:41000', remote)).toBe('dbxexample.com:41000')
  })
})

describe('hidePlaces', () => {
  it('hides them in every value', () => {
    const columns = [{ name: 'x', type: 'STRING' }]
    const answer = {
      kind: 'rows' as const,
      columns,
      rows: [
        ['a', null],
        ['localhost:41000', '1'],
      ],
    }
    expect(hidePlaces(answer, server)).toEqual({
      ...answer,
      rows: [
        ['a', null],
        ['localhost:9000', '1'],
      ],
    })
  })

  it('hides them in the message of an error', () => {
    const answer = {
      kind: 'error' as const,
      message: 'no file /tmp/questdb-verify-x/import/a.csv',
      position: 5,
    }
    expect(hidePlaces(answer, server)).toEqual({
      kind: 'error',
      message: 'no file /var/lib/questdb/import/a.csv',
      position: 5,
    })
  })

  it('leaves an answer without texts as it is', () => {
    expect(hidePlaces({ kind: 'ok', updated: 2 }, server)).toEqual({ kind: 'ok', updated: 2 })
  })
})
