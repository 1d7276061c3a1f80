import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { ExecClient, readAnswer, ServerGone, StatementTimeout } from './exec-client'

const rows = (dataset: string, type = 'LONG') =>
  readAnswer(
    `{"query":"q","columns":[{"name":"x","type":"${type}"}],"timestamp":-1,"dataset":${dataset},"count":1}`,
  )

describe('readAnswer', () => {
  it('keeps numbers as the server wrote them', () => {
    expect(rows('[[9007199254740993],[-1.0],[1.0E20]]')).toMatchObject({
      rows: [['9007199254740993'], ['-1.0'], ['1.0E20']],
    })
  })

  it('tells null from an empty text and leaves digits in texts alone', () => {
    expect(rows(String.raw`[[null],[""],["a \"1\" 2.5"]]`, 'STRING')).toMatchObject({
      rows: [[null], [''], ['a "1" 2.5']],
    })
  })

  it('writes arrays as the server does', () => {
    expect(rows('[[[[1.0,2.0],[null,4.0]]]]', 'DOUBLE[][]')).toMatchObject({
      rows: [['[[1.0,2.0],[null,4.0]]']],
    })
  })

  it('reads errors, also those whose position is a text', () => {
    expect(readAnswer('{"error":"empty query","query":"","position":"0"}')).toEqual({
      kind: 'error',
      message: 'empty query',
      position: 0,
    })
  })

  it('takes rows that end in an error for an error', () => {
    const text =
      '{"query":"q","columns":[{"name":"x","type":"LONG"}],"dataset":[[]],"error":"no", "errorPos":222}'
    expect(readAnswer(text)).toEqual({ kind: 'error', message: 'no', position: 222 })
  })

  it('reads answers without rows', () => {
    expect(readAnswer('{"ddl":"OK"}')).toEqual({ kind: 'ok' })
    expect(readAnswer('{"dml":"OK","updated":2}')).toEqual({ kind: 'ok', updated: 2 })
  })

  it('does not take a broken answer for a result', () => {
    expect(() => readAnswer('{"query":"q","columns":[{"na')).toThrow(ServerGone)
  })

  it('shows the beginning of an answer that is not of a QuestDB', () => {
    expect(() => readAnswer(`<html>${'x'.repeat(1000)}`)).toThrow(
      new ServerGone(`the response is not JSON: <html>${'x'.repeat(194)}`),
    )
  })

  it('takes an error without a position for one at the beginning', () => {
    expect(readAnswer('{"error":"no"}')).toEqual({ kind: 'error', message: 'no', position: 0 })
  })

  it('keeps only names and types of columns', () => {
    const text = '{"columns":[{"name":"a","type":"DOUBLE[]","dim":1,"elemType":"DOUBLE"}],"dataset":[[true]]}'
    expect(readAnswer(text)).toEqual({
      kind: 'rows',
      columns: [{ name: 'a', type: 'DOUBLE[]' }],
      rows: [['true']],
    })
  })
})

describe('ExecClient', () => {
  let server: net.Server | undefined
  afterEach(() => {
    if (server instanceof http.Server) server.closeAllConnections()
    server?.close()
    server = undefined
  })

  /** Starts a server that answers like /exec. Returns its host with port. */
  async function serve(answer: http.RequestListener): Promise<string> {
    server = http.createServer(answer)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return `127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  it('sends the statement to /exec below the address of the server', async () => {
    const urls: string[] = []
    const host = await serve((request, response) => {
      urls.push(request.url ?? '')
      response.end('{"ddl":"OK"}')
    })
    expect(await new ExecClient(new URL(`http://${host}/db/`)).exec("SELECT 'é' + 1;")).toEqual({
      kind: 'ok',
    })
    const { pathname, searchParams } = new URL(urls[0] ?? '', 'http://x')
    expect([pathname, searchParams.get('query')]).toEqual(['/db/exec', "SELECT 'é' + 1;"])
  })

  it('logs in with the user and password of the address, and without them not at all', async () => {
    const logins: (string | undefined)[] = []
    const host = await serve(({ headers }, response) => {
      logins.push(headers.authorization)
      response.end('{"ddl":"OK"}')
    })
    await new ExecClient(new URL(`http://a%40b:p%C3%A9%3A@${host}`)).exec('SELECT 1')
    await new ExecClient(new URL(`http://${host}`)).exec('SELECT 1')
    expect(logins).toEqual([`Basic ${Buffer.from('a@b:pé:').toString('base64')}`, undefined])
  })

  it('reads an answer that comes in parts, even if one ends within a character', async () => {
    const text = Buffer.from('{"columns":[{"name":"x","type":"STRING"}],"dataset":[["é"]]}')
    const middle = text.indexOf('é') + 1
    const host = await serve((_, response) => {
      response.write(text.subarray(0, middle))
      setTimeout(() => response.end(text.subarray(middle)), 20)
    })
    expect(await new ExecClient(new URL(`http://${host}`)).query('SELECT')).toEqual([['é']])
  })

  it.each([
    ['the message of an error', '{"error":"bad table","position":3}', 'SELECT: bad table'],
    ['that there are no rows', '{"ddl":"OK"}', 'SELECT: no rows'],
  ])('throws %s for an internal query', async (_, text, message) => {
    const host = await serve((_request, response) => response.end(text))
    await expect(new ExecClient(new URL(`http://${host}`)).query('SELECT')).rejects.toThrow(
      new Error(message),
    )
  })

  it('closes the connection of a statement that takes too long', async () => {
    let closed: Promise<unknown> | undefined
    const host = await serve((request) => {
      closed = once(request.socket, 'close')
    })
    const client = new ExecClient(new URL(`http://${host}`))
    const start = Date.now()
    await expect(client.exec('SELECT', 150)).rejects.toThrow(StatementTimeout)
    expect(Date.now() - start).toBeGreaterThan(140)
    await closed
    await expect(new ExecClient(new URL(`http://${host}`), 150).exec('SELECT 2')).rejects.toMatchObject({
      milliseconds: 150,
      sql: 'SELECT 2',
    })
    await expect(client.query('SELECT', 150)).rejects.toThrow('took longer than 0.15 s')
  })

  it('closes the connection of a statement whose rows take too long', async () => {
    const host = await serve((_, response) => response.write('{"columns":'))
    await expect(new ExecClient(new URL(`http://${host}`)).exec('SELECT', 150)).rejects.toThrow(
      StatementTimeout,
    )
  })

  it('does not count the time of a statement against the next one', async () => {
    const host = await serve((request, response) => {
      setTimeout(() => response.end('{"ddl":"OK"}'), request.url?.endsWith('slow') ? 400 : 0)
    })
    const client = new ExecClient(new URL(`http://${host}`))
    await client.exec('quick', 250)
    // the connection is free for the next statement a moment later
    await sleep(10)
    expect(await client.exec('slow')).toEqual({ kind: 'ok' })
  })

  it('says that the server is gone when nobody listens', async () => {
    const host = await serve(() => undefined)
    server?.close()
    const error: unknown = await new ExecClient(new URL(`http://${host}`))
      .exec('SELECT')
      .catch((e: unknown) => e)
    expect(error).toBeInstanceOf(ServerGone)
    expect(String(error)).toMatch(/the server is not responding: .*ECONNREFUSED/)
  })

  it.each([
    ['before', () => undefined],
    ['within', (response: http.ServerResponse) => response.write('{"columns":')],
  ])('says that the server is gone when it hangs up %s its answer', async (_, begin) => {
    let calls = 0
    const host = await serve((request, response) => {
      calls++
      begin(response)
      setTimeout(() => request.socket.destroy(), 20)
    })
    await expect(new ExecClient(new URL(`http://${host}`)).exec('SELECT')).rejects.toThrow(ServerGone)
    expect(calls).toBe(1)
  })

  it('repeats a statement whose idle connection the server has closed', async () => {
    const sockets = new Set<unknown>()
    let calls = 0
    const host = await serve((request, response) => {
      calls++
      if (sockets.has(request.socket)) {
        request.socket.destroy()
        return
      }
      sockets.add(request.socket)
      response.end('{"ddl":"OK"}')
    })
    const client = new ExecClient(new URL(`http://${host}`))
    await client.exec('SELECT 1')
    await sleep(10)
    expect(await client.exec('SELECT 2')).toEqual({ kind: 'ok' })
    // it was sent twice, on the idle connection and on a new one
    expect([calls, sockets.size]).toEqual([3, 2])
  })

  it('does not repeat a statement whose answer breaks off on a reused connection', async () => {
    const sockets = new Set<unknown>()
    let calls = 0
    const host = await serve((request, response) => {
      calls++
      if (!sockets.has(request.socket)) {
        sockets.add(request.socket)
        response.end('{"ddl":"OK"}')
        return
      }
      response.write('{"ddl":')
      setTimeout(() => request.socket.resetAndDestroy(), 20)
    })
    const client = new ExecClient(new URL(`http://${host}`))
    await client.exec('SELECT 1')
    await sleep(10)
    await expect(client.exec('INSERT')).rejects.toThrow(ServerGone)
    expect(calls).toBe(2)
  })

  it('does not repeat a statement to which the server answers nonsense', async () => {
    const sockets = new Set<unknown>()
    let calls = 0
    const host = await serve((request, response) => {
      calls++
      if (sockets.has(request.socket)) request.socket.end('nonsense')
      else response.end('{"ddl":"OK"}')
      sockets.add(request.socket)
    })
    const client = new ExecClient(new URL(`http://${host}`))
    await client.exec('SELECT 1')
    await sleep(10)
    await expect(client.exec('SELECT 2')).rejects.toThrow(ServerGone)
    expect(calls).toBe(2)
  })

  it('encrypts when the address begins with https', async () => {
    const first: number[] = []
    server = net.createServer((socket) => {
      socket
        .on('error', () => undefined)
        .once('data', (data) => {
          first.push(data[0] ?? 0)
          socket.destroy()
        })
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}`)
    await expect(new ExecClient(url).exec('SELECT')).rejects.toThrow(ServerGone)
    // a TLS handshake
    expect(first).toEqual([22])
  })
})
