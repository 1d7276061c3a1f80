import fs from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, SCRIPT, SECRET, sendRaw, startServers, type TestServer, type TestServers } from './test-servers'

let site: TestServers

beforeAll(async () => {
  site = await startServers({ limitRate: false })
}, 300_000)
afterAll(() => {
  site.stop()
})

const get = (target: string, ...headers: string[]): string =>
  [`GET ${target} HTTP/1.1`, 'Host: a.example', ...headers, 'Connection: close', '', ''].join('\r\n')

/** Requests for what lies outside the site or is hidden in it: no address may lead there. */
const READING = [
  '/../secret.txt',
  '/docs/../../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/docs/..%2f..%2fsecret.txt',
  '/%252e%252e%252fsecret.txt',
  '/..%252fsecret.txt',
  '/..\\secret.txt',
  '/..%5csecret.txt',
  '/docs\\..\\..\\secret.txt',
  '/....//secret.txt',
  '/.%00./secret.txt',
  '/secret.txt%00.html',
  '/%c0%ae%c0%ae/secret.txt',
  '/..;/secret.txt',
  '//../secret.txt',
  '/../public/../secret.txt',
  'file:///secret.txt',
  '/link.txt',
  '/up/secret.txt',
  '/up',
  '/up/',
  '/.env',
  '/%2eenv',
  '/.git/config',
  '/docs/../.env',
  '/./.env',
  '/.env/',
]

/** Addresses that must not become the address of another host. */
const LEAVING = [
  '//evil.example',
  '//evil.example/',
  '//evil.example/docs/quick-start',
  '//evil.example/%2e%2e/docs/quick-start',
  '///evil.example/..',
  '/\\evil.example',
  '/\\evil.example/../docs/quick-start',
  '/%2f%2fevil.example',
  '/%2fevil.example/..%2fdocs/quick-start',
  '/%5cevil.example',
  '/%5c%5cevil.example/index.html',
  '//evil.example/index.html',
  '//evil.example.html',
  '/docs/quick-start%0d%0aLocation:%20//evil.example',
  '/docs/quick-start?%0d%0aLocation:%20//evil.example',
  '/compare/influxdb?next=//evil.example',
  'http://evil.example/docs/quick-start',
]

/** In place of a status: the server closed the connection without a response. */
const CLOSED = 0

/** Requests that make no sense, and the statuses with which a server may answer. */
const NONSENSE: [name: string, request: string, statuses: number[]][] = [
  ['an asterisk', get('*'), [400]],
  ['an asterisk and a bracket', get('*['), [400]],
  ['an asterisk and a port', get('*:99999'), [400]],
  ['a bad escape', get('/%zz'), [400]],
  ['half an escape', get('/%'), [400]],
  ['an escape of half a character', get('/%E0%A4%A'), [400]],
  ['an overlong escape', get('/%c0%af'), [400, 404]],
  ['NUL', get('/%00'), [400]],
  ['no address', get(''), [400]],
  ['a bracket', get('http://['), [400]],
  ['a relative address', get('docs/'), [400]],
  ['a user', get('@a:b'), [400]],
  ['no HTTP', 'hello\r\n\r\n', [400]],
  ['a TLS handshake', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
  ['an unknown version', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n', [400, 505]],
  ['an unknown method', get('/').replace('GET', 'BREW'), [400, 405]],
  ['CONNECT', get('a.example:443').replace('GET', 'CONNECT'), [CLOSED, 400, 405]],
  ['TRACE', get('/').replace('GET', 'TRACE'), [405]],
  ['a lower-case method', get('/').replace('GET', 'get'), [400]],
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
  ['two Hosts', get('/', 'Host: b.example'), [400, 200]],
  ['a Host that is a path', get('/').replace('a.example', '../../a'), [400, 200]],
  ['a space before a colon', get('/', 'X-A : b'), [400, 200]],
  ['NUL in a header', get('/', 'X-A: a\0b'), [400]],
  ['a header of 64 KB', get('/', `X-A: ${'a'.repeat(65_536)}`), [400, 431]],
  ['an address of 64 KB', get(`/${'a'.repeat(65_536)}`), [414, 431]],
  ['5,000 headers', get('/', ...Array.from({ length: 5000 }, (_, at) => `X-${at}: a`)), [400, 431]],
  [
    'a body of 10 MB',
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10485760\r\n\r\n${'a'.repeat(70_000)}`,
    [405, 413],
  ],
  [
    'Content-Length and Transfer-Encoding',
    get('/', 'Content-Length: 5', 'Transfer-Encoding: chunked') + '0\r\n\r\n',
    [400],
  ],
  ['two Content-Lengths', get('/', 'Content-Length: 0', 'Content-Length: 5'), [400]],
  ['a Content-Length with a sign', get('/', 'Content-Length: +5') + 'hello', [400]],
  ['a negative Content-Length', get('/', 'Content-Length: -5'), [400]],
  ['an unknown Transfer-Encoding', get('/', 'Transfer-Encoding: xchunked'), [400, 501]],
  [
    'Transfer-Encoding twice',
    get('/', 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity') + '0\r\n\r\n',
    [400, 501],
  ],
  [
    'a chunk size that is too large',
    get('/', 'Transfer-Encoding: chunked') + 'fffffffffffffffff\r\na',
    [200, 400],
  ],
  ['bare line feeds', 'GET / HTTP/1.1\nHost: a\nConnection: close\n\n', [200, 400]],
  ['bare carriage returns', 'GET / HTTP/1.1\rHost: a\r\r', [400]],
  ['a folded header', get('/', 'X-A: a', ' b'), [200, 400]],
]

const ODD_RANGES = [
  'bytes=5-2',
  'bytes=-0',
  'bytes=-',
  'bytes=abc',
  'bytes=0-0,',
  'bytes=99999999999999999999-',
  'bytes=-99999999999999999999',
  'bytes=0-99999999999999999999',
  `bytes=${Array.from({ length: 1000 }, (_, at) => `${at}-`).join(',')}`,
  'bytes',
  '=',
  'bytes=0x10-0x20',
  'bytes= 0 - 5',
]

function statusOf(response: string): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(response)?.[1] ?? CLOSED)
}

/** Memory and descriptors of a server's processes. */
function usageOf({ process: { pid } }: TestServer): { megabytes: number; descriptors: number } {
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const processes = [String(pid), ...children].filter((one) => one !== '')
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const pages = (one: string) => Number(fs.readFileSync(`/proc/${one}/statm`, 'utf8').split(' ')[1])
  return {
    megabytes: sum(processes.map(pages)) * 0.004096,
    descriptors: sum(processes.map((one) => fs.readdirSync(`/proc/${one}/fd`).length)),
  }
}

describe.each([0, 1] as const)('server %i', (index) => {
  const server = () => site.servers[index]

  it.each(READING)('does not disclose anything for %s', async (target) => {
    const response = await sendRaw(server().port, get(target))
    expect([400, 404]).toContain(statusOf(response))
    expect(response).not.toContain(SECRET)
    expect((await ask(server().port, '/')).status).toBe(200)
  })

  it.each(LEAVING)('never redirects to another host: %s', async (target) => {
    const response = await sendRaw(server().port, get(target))
    const [head = ''] = response.split('\r\n\r\n', 1)
    const location = /^location: (.*)$/im.exec(head)?.[1]
    if (location === undefined) expect([200, 400, 404]).toContain(statusOf(response))
    else expect(location).toMatch(/^\/(?![/\\])/)
    expect(head.match(/^location:/gim)?.length ?? 0).toBeLessThan(2)
  })

  it.each(NONSENSE)('answers %s once, and the next request as usual', async (_, request, statuses) => {
    const response = await sendRaw(server().port, request)
    expect(statuses).toContain(statusOf(response))
    expect(response.match(/^HTTP\/1\.1 /gm)?.length ?? 0).toBe(statusOf(response) === CLOSED ? 0 : 1)
    expect((await ask(server().port, '/')).status).toBe(200)
  })

  it.each(ODD_RANGES)('answers the range %s', async (range) => {
    const { status } = await ask(server().port, SCRIPT, { headers: { range } })
    expect([200, 206, 416]).toContain(status)
    expect((await ask(server().port, '/')).status).toBe(200)
  })

  // /proc, which other systems don't have, lists both
  it.runIf(process.platform === 'linux')(
    'keeps memory and descriptors flat when downloads are abandoned',
    { timeout: 60_000 },
    async () => {
      const abandon = () =>
        new Promise<void>((resolve) => {
          const socket = connect(server().port, '127.0.0.1', () => socket.write(get('/large.bin')))
          socket.on('error', () => undefined)
          socket.once('data', () => {
            socket.destroy()
            resolve()
          })
        })
      const round = async () => {
        for (let at = 0; at < 20; at++) await Promise.all(Array.from({ length: 10 }, abandon))
        await wait(500)
      }
      await round()
      const before = usageOf(server())
      await round()
      await round()
      const after = usageOf(server())
      expect(after.descriptors - before.descriptors).toBeLessThan(10)
      expect(after.megabytes - before.megabytes).toBeLessThan(50)
    },
  )

  it('answers while the site is replaced', { timeout: 60_000 }, async () => {
    const folder = path.join(site.folder, 'docs')
    const aside = path.join(site.folder, 'aside')
    let replacing = true
    const replace = async () => {
      while (replacing) {
        fs.renameSync(folder, aside)
        await wait(1)
        fs.renameSync(aside, folder)
        await wait(1)
      }
    }
    const replaced = replace()
    const statuses = new Set<number>()
    // a fast server may not meet the moments without the folder in the first rounds
    const deadline = Date.now() + 30_000
    try {
      for (let round = 0; round < 100 || (statuses.size < 2 && Date.now() < deadline); round++) {
        const answers = await Promise.all(
          Array.from({ length: 10 }, () => ask(server().port, '/docs/quick-start/')),
        )
        for (const { status, body } of answers) {
          statuses.add(status)
          expect(body.toString()).toContain(status === 200 ? '<title>Quick start' : '<title>Not here')
        }
      }
    } finally {
      replacing = false
      await replaced
    }
    expect(statuses).toEqual(new Set([200, 404]))
    expect((await ask(server().port, '/docs/quick-start/')).status).toBe(200)
  })
})

it('both close connections on which headers dribble in', { timeout: 60_000 }, async () => {
  const timeOf = async ({ port }: TestServer): Promise<number> => {
    const began = performance.now()
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\n'))
    const timer = setInterval(() => socket.write('X-A: b\r\n'), 500)
    socket.on('error', () => undefined)
    socket.resume()
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(timer)
    return performance.now() - began
  }
  const times = await Promise.all(site.servers.map(timeOf))
  expect(Math.max(...times)).toBeLessThan(25_000)
})
