import { connect, type ClientHttp2Session } from 'node:http2'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  ask,
  SCRIPT,
  SCRIPT_TEXT,
  sendRaw,
  startServers,
  type Answer,
  type TestServers,
} from './test-servers'

let site: TestServers

beforeAll(async () => {
  site = await startServers({ limitRate: true })
}, 300_000)
afterAll(() => {
  site.stop()
})

const REVALIDATE = 'public, max-age=0, must-revalidate'
const FOREVER = 'public, max-age=31536000, immutable'
const HTML = 'text/html; charset=utf-8'

/** What both servers have to agree on. */
interface Facts {
  status: number
  location?: string
  type?: string
  cache?: string
  etag?: boolean
  encoding?: string
  vary?: string
  range?: string
  allow?: string
  length?: number
}

/** nginx sends headers that are added to every response twice with status 416. */
function once(value: string | string[] | undefined): string | undefined {
  const text = String(value)
  const half = text.slice(0, (text.length - 2) / 2)
  return text === `${half}, ${half}` ? half : value === undefined ? undefined : text
}

function factsOf({ status, headers, body }: Answer): Facts {
  // texts of redirects and errors are each server's own, except for the page that says what is missing
  const isSite = [200, 206, 304, 404].includes(status)
  const facts: Facts = {
    status,
    location: headers.location,
    type: isSite ? headers['content-type'] : undefined,
    cache: once(headers['cache-control']),
    etag: headers.etag === undefined ? undefined : !headers.etag.startsWith('W/'),
    encoding: headers['content-encoding'],
    vary: isSite ? headers.vary : undefined,
    range: headers['content-range'],
    allow: headers.allow,
    length: status === 206 ? body.length : undefined,
  }
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined),
  ) as unknown as Facts
}

type Ask = [pathname: string, headers?: Record<string, string>, method?: string]

const page: Facts = { status: 200, type: HTML, cache: REVALIDATE, etag: true, vary: 'Accept-Encoding' }
const script: Facts = { ...page, type: 'text/javascript; charset=utf-8', cache: FOREVER }
const part: Facts = { ...script, status: 206, cache: REVALIDATE }
const missing: Facts = { status: 404, type: HTML, cache: REVALIDATE, vary: 'Accept-Encoding' }
const moved = (location: string, status = 301): Facts => ({ status, location, cache: REVALIDATE })

const TABLE: [name: string, ask: Ask, facts: Facts][] = [
  ['the home page', ['/'], page],
  ['a page', ['/docs/quick-start/'], page],
  ['a page with a query', ['/docs/quick-start/?a=1'], page],
  ['a page under an encoded address', ['/docs/quick%2Dstart/'], page],
  [
    'a page for browsers',
    ['/', { 'accept-encoding': 'gzip, deflate, br, zstd' }],
    { ...page, encoding: 'br' },
  ],
  ['a page for old clients', ['/', { 'accept-encoding': 'gzip' }], { ...page, encoding: 'gzip' }],
  ['a page without brotli', ['/', { 'accept-encoding': 'br;q=0, gzip' }], { ...page, encoding: 'gzip' }],
  ['a short page', ['/docs/short/', { 'accept-encoding': 'br' }], { ...page, vary: undefined }],
  // brotli_static of nginx leaves HEAD to gzip_static
  ['HEAD', ['/', { 'accept-encoding': 'gzip' }, 'HEAD'], { ...page, encoding: 'gzip' }],
  ['page data', ['/page-data/docs/quick-start/page-data.json'], { ...page, type: 'application/json' }],
  ['the service worker', ['/sw.js'], { ...script, cache: 'no-cache', vary: undefined }],
  ['a hashed file', [SCRIPT, { 'accept-encoding': 'br' }], { ...script, encoding: 'br' }],
  ['markdown', ['/docs/quick-start.md'], { ...page, type: 'text/markdown; charset=utf-8', vary: undefined }],
  ['a picture', ['/images/plan.png'], { ...page, type: 'image/png', vary: undefined }],
  [
    'the manifest',
    ['/manifest.webmanifest'],
    { ...page, type: 'application/manifest+json', vary: undefined },
  ],
  [
    'an unknown type',
    ['/images/unknown.xyz'],
    { ...page, type: 'application/octet-stream', vary: undefined },
  ],

  ['a missing page', ['/docs/nothing/'], missing],
  ['a missing page without slash', ['/docs/nothing'], missing],
  ['a missing page with .html', ['/docs/nothing.html'], missing],
  ['a missing page for browsers', ['/nothing/', { 'accept-encoding': 'br' }], { ...missing, encoding: 'br' }],
  ['a missing hashed file', ['/app-ffffffffffffffffff00.js'], missing],
  ['HEAD of a missing page', ['/docs/nothing/', {}, 'HEAD'], missing],
  ['a folder without a page', ['/images/'], missing],
  ['a folder without a page or slash', ['/images'], missing],
  ['a file with a slash', ['/sw.js/'], missing],
  ['a compressed variant', [`${SCRIPT}.br`], missing],
  ['the page for errors', ['/404.html'], missing],
  [
    'missing page data',
    ['/page-data/docs/nothing/page-data.json'],
    { status: 404, type: 'text/plain; charset=utf-8', cache: REVALIDATE },
  ],
  ['a compressed variant of page data', ['/page-data/docs/quick-start/page-data.json.br'], missing],
  ['a range of a missing page', ['/nothing/', { range: 'bytes=0-4' }], missing],
  ['a long name', [`/${'a'.repeat(300)}`], missing],

  ['a missing slash', ['/docs/quick-start'], moved('/docs/quick-start/')],
  ['a missing slash with a query', ['/docs/quick-start?a=1&b=%20'], moved('/docs/quick-start/?a=1&b=%20')],
  ['.html', ['/docs/quick-start.html?a=1'], moved('/docs/quick-start/?a=1')],
  ['/index.html', ['/docs/quick-start/index.html?a=1'], moved('/docs/quick-start/?a=1')],
  ['/index.html of the home page', ['/index.html'], moved('/')],
  ['repeated slashes', ['//docs/quick-start'], moved('/docs/quick-start/')],
  ['an old address', ['/compare/influxdb/'], moved('/blog/influxdb/')],
  ['an old address without slash', ['/compare/influxdb?a=1'], moved('/blog/influxdb/?a=1')],
  ['an old address with an anchor', ['/old/?a=1'], moved('/docs/quick-start/?a=1#start', 302)],
  ['an address elsewhere', ['/chat?a=1'], moved('https://slack.example.org/?from=site', 302)],
  ['HEAD of an old address', ['/compare/influxdb', {}, 'HEAD'], moved('/blog/influxdb/')],

  ['a range', [SCRIPT, { range: 'bytes=2-5' }], { ...part, range: 'bytes 2-5/2515', length: 4 }],
  ['one byte', [SCRIPT, { range: 'bytes=0-0' }], { ...part, range: 'bytes 0-0/2515', length: 1 }],
  [
    'the last bytes',
    [SCRIPT, { range: 'bytes=-100' }],
    { ...part, range: 'bytes 2415-2514/2515', length: 100 },
  ],
  [
    'a range beyond the end',
    [SCRIPT, { range: 'bytes=2500-9999' }],
    { ...part, range: 'bytes 2500-2514/2515', length: 15 },
  ],
  [
    'a backward range',
    [SCRIPT, { range: 'bytes=5-2' }],
    { status: 416, cache: REVALIDATE, range: 'bytes */2515' },
  ],
  [
    'a range after the end',
    [SCRIPT, { range: 'bytes=9999-' }],
    { status: 416, cache: REVALIDATE, range: 'bytes */2515' },
  ],
  ['two ranges', [SCRIPT, { range: 'bytes=0-1,5-6' }], { ...part, status: 200 }],
  ['a range of another unit', [SCRIPT, { range: 'items=0-1' }], { ...part, status: 200 }],
  [
    'a range of an older file',
    [SCRIPT, { range: 'bytes=0-1', 'if-range': '"old"' }],
    { ...part, status: 200 },
  ],

  ['a copy that is older', ['/', { 'if-none-match': '"old"' }], page],
  ['a copy from long ago', ['/', { 'if-modified-since': 'Thu, 01 Jan 2015 00:00:00 GMT' }], page],
  [
    'a copy from tomorrow',
    ['/', { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }],
    { status: 304, cache: REVALIDATE, etag: true, vary: 'Accept-Encoding' },
  ],
  ['a precondition that fails', ['/', { 'if-match': '"old"' }], { status: 412, cache: REVALIDATE }],

  ...(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'].map((method) => [
    method,
    ['/', {}, method],
    { status: 405, cache: REVALIDATE, allow: 'GET, HEAD' },
  ]) as [string, Ask, Facts][]),
]

describe.each([0, 1] as const)('server %i', (index) => {
  it.each(TABLE)('answers a request for %s', async (_, [pathname, headers, method], facts) => {
    const { name, port } = site.servers[index]
    const answer = await ask(port, pathname, { headers, method })
    expect({ name, ...factsOf(answer) }).toEqual({ name, ...facts })
    expect(once(answer.headers['x-content-type-options'])).toBe('nosniff')
    // what has no content of ours may have the policy or not
    if ([200, 206, 404].includes(facts.status)) {
      const isPage = once(answer.headers['content-type'])?.startsWith('text/html') === true
      expect(once(answer.headers['content-security-policy'])).toBe(isPage ? "default-src 'self'" : undefined)
      expect(once(answer.headers['referrer-policy'])).toBe(
        isPage ? 'strict-origin-when-cross-origin' : undefined,
      )
    }
    if (facts.type === HTML && facts.status === 404 && method !== 'HEAD' && facts.encoding === undefined)
      expect(answer.body.toString()).toContain('<title>Not here</title>')
  })

  it('sends what the variants contain', async () => {
    const { port } = site.servers[index]
    const bodyAs = async (encoding: string) =>
      (await ask(port, SCRIPT, { headers: { 'accept-encoding': encoding } })).body
    expect((await bodyAs('identity')).toString()).toBe(SCRIPT_TEXT)
    expect(gunzipSync(await bodyAs('gzip')).toString()).toBe(SCRIPT_TEXT)
    expect(brotliDecompressSync(await bodyAs('br')).toString()).toBe(SCRIPT_TEXT)
  })

  it('confirms a copy by tag, in a list of tags, and by time, but not the copy of another variant', async () => {
    const { port } = site.servers[index]
    const get = (headers: Record<string, string>) => ask(port, '/', { headers })
    const plain = await get({})
    const tag = plain.headers.etag ?? ''
    const time = plain.headers['last-modified'] ?? ''
    const conditions: Record<string, string>[] = [
      { 'if-none-match': tag },
      { 'if-none-match': `"a", W/${tag}, "b"` },
      { 'if-none-match': '*' },
      { 'if-modified-since': time },
      { 'if-none-match': tag, 'if-modified-since': time },
    ]
    for (const condition of conditions) {
      const { status, headers, body } = await get(condition)
      expect([condition, status, body.length]).toEqual([condition, 304, 0])
      expect(headers).toMatchObject({ etag: tag, 'cache-control': REVALIDATE, vary: 'Accept-Encoding' })
      expect(headers['content-encoding']).toBeUndefined()
    }
    expect((await get({ 'if-none-match': tag, 'accept-encoding': 'br' })).status).toBe(200)
    expect((await get({ 'if-match': tag })).status).toBe(200)
  })
})

it('nginx offers HTTP/2 over TLS, and tells browsers to stay with TLS', async () => {
  const session: ClientHttp2Session = connect(`https://127.0.0.1:${site.tlsPort}`, {
    rejectUnauthorized: false,
  })
  const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
    session.on('error', reject)
    const stream = session.request({ ':path': '/docs/quick-start', 'accept-encoding': 'br' })
    stream.on('response', resolve)
    stream.on('error', reject)
    stream.resume()
    stream.end()
  })
  session.destroy()
  expect(headers).toMatchObject({
    ':status': 301,
    location: '/docs/quick-start/',
    'strict-transport-security': 'max-age=31536000',
  })
  const plain = await ask(site.servers[1].port, '/')
  expect(plain.headers['strict-transport-security']).toBeUndefined()
})

it('nginx logs neither addresses of clients nor queries', { timeout: 30_000 }, async () => {
  await ask(site.servers[1].port, '/docs/nothing/?email=me@example.org', {
    headers: { referer: 'https://a.example/', 'user-agent': 'agent-of-a-reader' },
  })
  // nginx buffers its log for a second, and more on a busy machine; its processes write in any order
  const line = expect.stringMatching(/^\S+T\S+ GET \/docs\/nothing\/ 404 \d+ [\d.]+$/) as string
  await vi.waitFor(
    () => {
      expect(site.accessLog()).toContainEqual(line)
    },
    { timeout: 20_000, interval: 200 },
  )
  expect(site.accessLog().join('\n')).not.toMatch(/127\.0\.0\.1|example|agent-of|\?/)
})

// last, because nginx goes on rejecting requests for some seconds
it('nginx rejects requests of a client that sends too many', { timeout: 60_000 }, async () => {
  const pipeline = `HEAD ${SCRIPT} HTTP/1.1\r\nHost: a.example\r\n\r\n`.repeat(600)
  const received = await Promise.all([1, 2, 3, 4].map(() => sendRaw(site.servers[1].port, pipeline)))
  const answers = received.join('').split(/(?=^HTTP\/1\.1 )/m)
  const rejected = answers.filter((answer) => answer.startsWith('HTTP/1.1 429 '))
  // downloading the docs for offline use takes about 700
  expect(answers.length - rejected.length).toBeGreaterThan(800)
  expect(rejected.length).toBeGreaterThan(0)
  for (const answer of rejected) expect(answer).toContain(`Cache-Control: ${REVALIDATE}`)
})
