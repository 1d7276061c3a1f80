import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectServer } from './connect-server'
import { ExecClient } from './exec-client'

let server: http.Server
let tables: string[]
/** Folder below which the server answers. */
let folder: string

/** A QuestDB that answers what a connection asks for. */
beforeEach(async () => {
  tables = ['sys.text_import_log']
  folder = ''
  server = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x')
    const isBuild = searchParams.get('query') === 'SELECT build()'
    const dataset = isBuild
      ? [['Build Information: QuestDB 9.0.1, JDK 17.0.15, Commit Hash abc']]
      : tables.map((name) => [name])
    if (pathname === `${folder}/exec`)
      response.end(JSON.stringify({ columns: [{ name: 'x', type: 'STRING' }], dataset }))
    else response.writeHead(404).end('not found')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  vi.restoreAllMocks()
  server.closeAllConnections()
  server.close()
})
const host = () => `127.0.0.1:${(server.address() as AddressInfo).port}`

describe('connectServer', () => {
  it('uses an empty server', async () => {
    const connected = await connectServer(`http://${host()}`, false)
    expect(connected).toMatchObject({
      version: '9.0.1',
      host: '127.0.0.1',
      ports: { http: Number(host().split(':')[1]), minHttp: 9003, line: 9009, pgWire: 8812 },
    })
    expect(await connected.client.query('SELECT table_name FROM tables()')).toEqual([['sys.text_import_log']])
  })

  it.each(['/db', '/db/'])('uses a server below the folder %s', async (address) => {
    folder = '/db'
    expect((await connectServer(`http://${host()}${address}`, false)).version).toBe('9.0.1')
  })

  it('neither stops the server nor knows how it ended', async () => {
    const connected = await connectServer(`http://${host()}`, false)
    await connected.stop()
    expect(connected.lastWords()).toBeUndefined()
    expect((await connectServer(`http://${host()}`, false)).version).toBe('9.0.1')
  })

  it.each([
    [['trades', 'quotes', 'books'], '3 tables (trades, quotes, books), which'],
    [['trades', 'quotes', 'books', 'more'], '4 tables (trades, quotes, books, …), which'],
  ])('refuses to drop %j', async (names, shown) => {
    tables = names
    await expect(connectServer(`http://${host()}`, false)).rejects.toThrow(
      `the server at ${host()} contains ${shown} a run would drop: use an empty server or pass --allow-drop`,
    )
  })

  it('uses a server with tables when it may drop them', async () => {
    tables = ['trades']
    expect((await connectServer(`http://${host()}`, true)).version).toBe('9.0.1')
  })

  it('shows the form of an address', async () => {
    await expect(connectServer('nowhere', false)).rejects.toThrow(
      'QUESTDB_URL is not a URL: use the form http://127.0.0.1:9000',
    )
  })

  it.each([
    ['http://db.example.com', 80],
    ['https://db.example.com', 443],
    ['https://db.example.com:9443', 9443],
  ])('knows the port of %s', async (address, port) => {
    vi.spyOn(ExecClient.prototype, 'query').mockResolvedValue([])
    const { host: name, ports, version } = await connectServer(address, false)
    expect([name, ports.http, version]).toEqual(['db.example.com', port, 'unknown'])
  })
})
