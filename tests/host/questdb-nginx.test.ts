/** hosting/questdb: hostile statements through nginx to a real, read-only QuestDB. All traffic stays on this machine. */
import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../tools/free-port'
import {
  copyQuestdbConf,
  requireNginx,
  startNginx,
  waitForNginx,
  writePrefix,
  type Nginx,
} from '../../tools/hosting/nginx'
import { loadDataset, readDatasets } from '../../tools/verify/run/datasets'
import type { Server } from '../../tools/verify/server/server'
import { defaultConf } from '../../tools/verify/server/server-conf'
import { startServer } from '../../tools/verify/server/start-server'
import { readHostingSettings } from './read-hosting-settings'

/** Where statements are sent. */
interface Endpoint {
  port: number
  exec: string
}

let server: Server
let root: string
const started: ChildProcess[] = []
/** The path `/questdb/` of the site, and the server for a site that is hosted elsewhere. */
const endpoints = {} as Record<'same origin' | 'separate server', Endpoint>

beforeAll(async () => {
  const nginx = await requireNginx()
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'questdb-nginx-'))
  const loading = await startServer(defaultConf, { root })
  const datasets = readDatasets(process.cwd())
  await loadDataset('trades', { server: loading, datasets })
  await loading.stop()
  server = await startServer((ports) => defaultConf(ports, readHostingSettings()), { root })
  const questdb = `127.0.0.1:${server.ports.http}`
  endpoints['same origin'] = { port: await startSite(nginx, questdb), exec: '/questdb/exec' }
  endpoints['separate server'] = { port: await startSeparateServer(nginx, questdb), exec: '/exec' }
}, 180_000)

afterAll(async () => {
  for (const nginx of started) nginx.kill()
  await server.stop()
  fs.rmSync(root, { recursive: true, force: true })
})

async function startSite(nginx: Nginx, questdb: string): Promise<number> {
  const prefix = path.join(root, 'site')
  const folder = path.join(root, 'pages')
  fs.mkdirSync(folder)
  fs.writeFileSync(path.join(folder, 'index.html'), 'Home')
  fs.writeFileSync(path.join(folder, '404.html'), 'Not here')
  const port = await freePort()
  writePrefix(nginx, { folder, prefix, listen: `listen 127.0.0.1:${port} default_server;`, questdb })
  return start(nginx, prefix, port)
}

/** Another nginx, whose `http` block includes the files as hosting/README.md says. */
async function startSeparateServer(nginx: Nginx, questdb: string): Promise<number> {
  const prefix = path.join(root, 'separate')
  for (const name of ['logs', 'tmp']) fs.mkdirSync(path.join(prefix, name), { recursive: true })
  copyQuestdbConf(prefix, questdb)
  const port = await freePort()
  const file = path.join(prefix, 'questdb/separate-server.conf')
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('listen 8090', `listen 127.0.0.1:${port}`))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path tmp/${name};`,
  )
  const includes = 'include questdb/http.conf; include questdb/separate-server.conf;'
  fs.writeFileSync(
    path.join(prefix, 'nginx.conf'),
    `pid nginx.pid; error_log stderr alert; events {} http { access_log off; ${temporary.join(' ')} ${includes} }`,
  )
  return start(nginx, prefix, port)
}

async function start(nginx: Nginx, prefix: string, port: number): Promise<number> {
  const child = startNginx(nginx, prefix)
  started.push(child)
  await waitForNginx(child, port, '127.0.0.1')
  return port
}

interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  text: string
}

/** Sends a request from a loopback address, which stands for a client. */
function send({ port }: Endpoint, target: string, from = '127.0.0.1', method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: target, method, localAddress: from, agent: false }
    const request = http.request(options, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
      response.on('error', reject)
    })
    request.on('error', reject)
    request.end()
  })
}

const ask = (endpoint: Endpoint, sql: string, from?: string) =>
  send(endpoint, `${endpoint.exec}?query=${encodeURIComponent(sql)}`, from)

describe.each(['same origin', 'separate server'] as const)('%s', (name) => {
  it('changes nothing', async () => {
    const before = await server.client.query('SELECT count(), sum(price) FROM trades')
    const hostile = [
      'DROP TABLE trades',
      'TRUNCATE TABLE trades',
      "INSERT INTO trades VALUES (now(), 'a', 'b', 1, 1)",
      'WITH x AS (trades) INSERT INTO trades SELECT * FROM x',
      'UPDATE trades SET price = 0',
      'ALTER TABLE trades DROP COLUMN price',
      'RENAME TABLE trades TO other',
      'CREATE TABLE mine (x INT)',
      "COPY trades FROM '/etc/passwd'",
      'VACUUM TABLE trades',
      'CHECKPOINT CREATE',
    ]
    for (const [at, sql] of hostile.entries()) {
      const { status, text } = await ask(endpoints[name], sql, `127.0.1.${at + 1}`)
      expect([400, 403], sql).toContain(status)
      expect(text, sql).toMatch(/denied|expected/)
    }
    expect(await server.client.query('SELECT count(), sum(price) FROM trades')).toEqual(before)
    expect(await server.client.query('SELECT count() FROM tables()')).toEqual([['1']])
  })

  it('passes on nothing but GET /exec, with its own limit', async () => {
    const endpoint = endpoints[name]
    const { exec } = endpoint
    const others = ['imp', 'exp?query=trades', 'settings', 'exec/', 'assets/exec']
    for (const target of others.map((other) => exec.replace('exec', other)))
      expect((await send(endpoint, target, '127.0.2.1')).status, target).toBe(404)
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect([403, 405], method).toContain(
        (await send(endpoint, `${exec}?query=SELECT+1`, '127.0.2.2', method)).status,
      )
    expect((await send(endpoint, exec, '127.0.2.3')).status).toBe(400)
    const comment = (length: number) => `SELECT 1 -- ${'x'.repeat(length)}`
    expect((await ask(endpoint, comment(12_000), '127.0.2.3')).status).toBe(200)
    expect((await ask(endpoint, comment(20_000), '127.0.2.3')).status).toBe(414)
    const { text, headers } = await send(
      endpoint,
      `${exec}?query=trades&limit=5000&count=true&nm=true`,
      '127.0.2.4',
    )
    expect(JSON.parse(text)).toMatchObject({ count: 1001, columns: expect.any(Array) as unknown })
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    // pages of other sites must not run statements through the site
    expect(headers['access-control-allow-origin']).toBe(name === 'same origin' ? undefined : '*')
  })
})

it(
  'answers others within two seconds during a thousand parallel requests, with bounded memory',
  // other programs use this machine, so that a slow answer may be theirs
  { timeout: 120_000, retry: 2 },
  async () => {
    const endpoint = endpoints['same origin']
    const heavy = [
      "SELECT count() FROM generate_series('1970-01-01', '2970-01-01', '1U')",
      'SELECT count() FROM trades a CROSS JOIN trades b CROSS JOIN trades c',
      'SELECT x FROM long_sequence(10000000000) ORDER BY rnd_double()',
      'SELECT count_distinct(x) FROM long_sequence(10000000000)',
    ]
    const end = Date.now() + 15_000
    const statuses: Record<number, number> = {}
    const closed = { status: 0 }
    // a thousand clients at seven addresses, each of which sends the next request a second after a response
    const attack = async (client: number) => {
      for (let at = client; Date.now() < end; at++) {
        const address = `127.0.3.${(client % 7) + 1}`
        const { status } = await ask(endpoint, heavy[at % heavy.length] ?? '', address).catch(() => closed)
        statuses[status] = (statuses[status] ?? 0) + 1
        await wait(1000)
      }
    }
    const attackers = Promise.all(Array.from({ length: 1000 }, (_, client) => attack(client)))
    const times: number[] = []
    while (Date.now() < end) {
      const begin = performance.now()
      const [query, page] = await Promise.all([
        ask(endpoint, 'SELECT count() FROM trades', '127.0.4.1'),
        send(endpoint, '/', '127.0.4.1'),
      ])
      expect([query.status, page.status]).toEqual([200, 200])
      times.push(performance.now() - begin)
      await wait(500)
    }
    await attackers
    // a tenth of the answers may be slower
    const [slow = Infinity] = times.sort((a, b) => a - b).slice(Math.floor(times.length * 0.9))
    expect(slow).toBeLessThan(2000)
    // each address gets two connections, and everything else is rejected
    expect(statuses[429]).toBeGreaterThan(900)
    const [[used] = []] = await server.client.query(
      "SELECT bytes FROM memory_metrics() WHERE memory_tag = 'TOTAL_USED'",
    )
    expect(Number(used)).toBeLessThan(1.1e9)
    expect((await ask(endpoint, 'SELECT 1', '127.0.4.2')).status).toBe(200)
  },
)

// clients at many addresses can therefore exclude others, which only a service in front of nginx can prevent
it('runs at most 24 statements at once, whatever addresses they come from', async () => {
  const slow = 'SELECT x FROM long_sequence(10000000000) ORDER BY rnd_double()'
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, client) => ask(endpoints['same origin'], slow, `127.0.5.${client + 1}`)),
  )
  const rejected = answers.filter(({ status }) => status === 429)
  expect(rejected).toHaveLength(16)
})
