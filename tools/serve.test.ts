import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, type Answer } from './hosting/test-servers'
import { serve } from './serve'

const SCRIPT = `console.log(${JSON.stringify('text '.repeat(500))})`
const CHUNK = '/app-0f1e2d3c4b5a69788796.js'

let root: string
let folder: string
let server: Server
let port: number

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'serve-'))
  folder = path.join(root, 'public')
  file('index.html', '<h1>Home</h1>')
  file('404.html', '<h1>Not here</h1>')
  file('docs/quick-start/index.html', '<h1>Quick start</h1>')
  file('docs/quick-start.md', '# Quick start')
  file('sw.js', '// worker')
  file(CHUNK, SCRIPT)
  file(`${CHUNK}.br`, brotliCompressSync(SCRIPT))
  file(`${CHUNK}.gz`, gzipSync(SCRIPT))
  file('manifest.webmanifest', '{}')
  file('../secret.txt', 'secret')
  file(
    'redirects.json',
    JSON.stringify([
      { from: '/compare/influxdb/', to: '/blog/influxdb/', status: 301 },
      { from: '/chat', to: 'https://slack.example.org/?from=site', status: 302 },
    ]),
  )
  server = await serve({ folder, port: 0, host: '127.0.0.1' })
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  rmSync(root, { recursive: true })
})

function file(name: string, text: string | Buffer): void {
  const target = path.join(folder, name)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, text)
}

const get = (pathname: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  ask(port, pathname, { headers, method })

describe('a page', () => {
  it('comes as HTML that is asked for again each time, with security headers', async () => {
    const { status, headers, body } = await get('/docs/quick-start/')
    expect(status).toBe(200)
    expect(body.toString()).toBe('<h1>Quick start</h1>')
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/) as string,
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  })

  it('is not sent again when it did not change, and is after a build', async () => {
    const { headers } = await get('/')
    const again = await get('/', { 'if-none-match': headers.etag ?? '' })
    expect(again.status).toBe(304)
    expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    file('index.html', '<h1>New home</h1>')
    expect((await get('/', { 'if-none-match': headers.etag ?? '' })).body.toString()).toBe(
      '<h1>New home</h1>',
    )
  })

  it('that does not exist answers 404 with the page for that', async () => {
    for (const missing of ['/docs/nothing/', '/docs/nothing', '/nothing.js', '/docs/nothing.html']) {
      const { status, headers, body } = await get(missing)
      expect([missing, status]).toEqual([missing, 404])
      expect(body.toString()).toBe('<h1>Not here</h1>')
      expect(headers['content-type']).toContain('text/html')
      expect(headers['cache-control']).not.toContain('immutable')
    }
  })
})

describe('files', () => {
  it('named by their content may be kept for ever, the service worker never', async () => {
    expect((await get(CHUNK)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache')
  })

  it('missing although their name looks hashed are not kept', async () => {
    const { status, headers } = await get('/app-ffffffffffffffffff00.js')
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  it('come compressed as the browser asks', async () => {
    const plain = await get(CHUNK)
    expect(plain.headers['content-encoding']).toBeUndefined()
    const gzip = await get(CHUNK, { 'accept-encoding': 'gzip' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    const brotli = await get(CHUNK, { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotli.body.length).toBeLessThan(plain.body.length / 10)
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT)
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT)
  })

  it('are not replaced by a compressed variant that is older', async () => {
    file('page.css', 'new')
    file('page.css.br', brotliCompressSync('old'))
    utimesSync(path.join(folder, 'page.css.br'), 0, 0)
    const { headers, body } = await get('/page.css', { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe('new')
  })

  it('come in parts', async () => {
    const { status, headers, body } = await get(CHUNK, { range: 'bytes=0-1199' })
    expect(status).toBe(206)
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe(SCRIPT.slice(0, 1200))
  })

  it('carry their types', async () => {
    expect((await get('/docs/quick-start.md')).headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect((await get('/manifest.webmanifest')).headers['content-type']).toContain(
      'application/manifest+json',
    )
  })

  it('outside the folder stay there', async () => {
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/docs/..%2f..%2fsecret.txt',
    ]) {
      const { status, body } = await get(path)
      expect([path, status]).toEqual([path, 404])
      expect(body.toString()).not.toContain('secret')
    }
  })
})

describe('redirects', () => {
  it.each([
    ['/docs/quick-start', '/docs/quick-start/', 301],
    ['/docs/quick-start?a=1&b=%20', '/docs/quick-start/?a=1&b=%20', 301],
    ['/docs/quick-start.html', '/docs/quick-start/', 301],
    ['/docs/quick-start/index.html?a=1', '/docs/quick-start/?a=1', 301],
    ['/index.html', '/', 301],
    ['/compare/influxdb', '/blog/influxdb/', 301],
    ['/compare/influxdb/?a=1', '/blog/influxdb/?a=1', 301],
    ['/chat/?a=1', 'https://slack.example.org/?from=site', 302],
    // a second slash would send the reader to a host named "docs"
    ['//docs/quick-start', '/docs/quick-start/', 301],
  ])('%s goes to %s', async (from, to, status) => {
    const answer = await get(from)
    expect([answer.headers.location, answer.status]).toEqual([to, status])
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('requests that make no sense', () => {
  it('are refused without harm', async () => {
    expect((await get('/%E0%A4%A')).status).toBe(400)
    expect((await get('/%00')).status).toBe(400)
    const post = await get('/', {}, 'POST')
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD'])
    const head = await get('/docs/quick-start/', {}, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
  })
})

describe('a request that no browser sends', () => {
  /** Sends the bytes as they are; gives the status line. */
  function send(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let answer = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.on('data', (part) => (answer += part.toString()))
      socket.on('error', reject)
      socket.on('close', () => {
        resolve(answer.split('\r\n', 1)[0] ?? '')
      })
    })
  }

  it.each(['*%zz', '*', '/%zz', '/%', '/%c0%af', 'http://[', 'http://a.example/', 'x', '%', '@a:b'])(
    'for %s is answered with 400, and the next one as usual',
    async (target) => {
      const request = (wanted: string) => `GET ${wanted} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`
      expect(await send(request(target))).toBe('HTTP/1.1 400 Bad Request')
      expect(await send(request('/'))).toBe('HTTP/1.1 200 OK')
    },
  )

  it('that is no HTTP at all is answered with 400', async () => {
    expect(await send('GET *%zz\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request')
    expect((await get('/')).status).toBe(200)
  })
})

describe('the address', () => {
  it('is one of this machine only, if nothing else is asked for', async () => {
    const local = await serve({ folder, port: 0 })
    expect((local.address() as AddressInfo).address).toBe('127.0.0.1')
    local.close()
  })
})

// starts a Node for each test, which takes seconds on a busy machine
describe('the command', { timeout: 30_000 }, () => {
  /** Runs it until it says where the site is, then stops it; gives all output and how it ended. */
  function run(...args: string[]): Promise<string> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/serve.ts', '--dir', folder, ...args])
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text.toString()
        if (output.includes('http://')) child.kill('SIGTERM')
      })
    }
    return new Promise((resolve) => {
      child.on('close', (code, signal) => {
        resolve(`${output}${signal ?? String(code)}`)
      })
    })
  }

  it('prints one line with the address and stops at once when told', async () => {
    const free = await serve({ folder, port: 0, host: '127.0.0.1' })
    const { port: freePort } = free.address() as AddressInfo
    await new Promise((resolve) => free.close(resolve))
    const output = await run('--port', String(freePort), '--host', '127.0.0.1')
    expect(output).toBe(`The site is running at http://localhost:${freePort}/ (press Ctrl+C to stop)\n0`)
  })

  it('says what to do when the port is taken', async () => {
    const output = await run('--port', String(port), '--host', '127.0.0.1')
    expect(output).toContain(`Port ${port} is in use`)
    expect(output).toContain(`make site PORT=${port + 1}`)
    expect(output.endsWith('\n1')).toBe(true)
  })

  it.each([
    [['--port', 'abc'], 'PORT is "abc": set it to a number'],
    [['--port', ''], 'PORT is "": set it to a number'],
    [['--port', '65536'], 'PORT is "65536": set it to a number'],
    [['--port', '0x10'], 'PORT is "0x10": set it to a number'],
    [
      ['--port', '0', '--host', '203.0.113.7'],
      'HOST is "203.0.113.7", which is not an address of this machine',
    ],
    [['--port', '0', '--host', 'no host'], 'HOST is "no host", which is not an address of this machine'],
    [['--prot', '1'], "Unknown option '--prot'"],
  ])('says in one line what is wrong with %j', async (args, message) => {
    const output = await run(...args)
    expect(output).toContain(message)
    expect(output).toMatch(/^.*\n1$/)
  })

  it('says before a build whether the address is available', async () => {
    expect(await run('--check', '--port', '0')).toBe('0')
    expect(await run('--check', '--port', String(port))).toContain(`Port ${port} is in use`)
  })

  it('says what to do when nothing was built', async () => {
    await expect(serve({ folder: path.join(root, 'nothing'), port: 0 })).rejects.toThrow('make build')
  })
})
