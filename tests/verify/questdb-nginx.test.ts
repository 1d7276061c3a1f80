/** hosting/questdb: hostile statements through nginx to a real, read-only QuestDB. All traffic stays on this machine. */
import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadDataset, readDatasets } from '../../tools/verify/run/datasets'
import { freePorts } from '../../tools/verify/server/ports'
import type { Server } from '../../tools/verify/server/server'
import { defaultConf } from '../../tools/verify/server/server-conf'
import { startServer } from '../../tools/verify/server/start-server'
import { requireNginx } from '../../tools/hosting/nginx'
import { readHostingSettings } from './read-hosting-settings'

let server: Server
let nginx: ChildProcess
let port: number
let root: string

beforeAll(async () => {
  const { executable } = await requireNginx()
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'questdb-nginx-'))
  const loading = await startServer(defaultConf, { root })
  const datasets = readDatasets(process.cwd())
  await loadDataset('trades', { server: loading, datasets })
  await loading.stop()
  server = await startServer((ports) => defaultConf(ports, readHostingSettings()), { root })

  port = (await freePorts()).http
  const prefix = path.join(root, 'nginx')
  fs.mkdirSync(path.join(prefix, 'logs'), { recursive: true })
  fs.mkdirSync(path.join(prefix, 'tmp'))
  const conf = fs
    .readFileSync('hosting/questdb/nginx.conf', 'utf8')
    .replace('listen 8090', `listen 127.0.0.1:${port}`)
    .replace('127.0.0.1:9000', `127.0.0.1:${server.ports.http}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path tmp/${name};`,
  )
  fs.writeFileSync(
    path.join(prefix, 'nginx.conf'),
    `daemon off; pid nginx.pid; error_log stderr alert; events {} http { access_log off; ${temporary.join(' ')} ${conf} }`,
  )
  nginx = spawn(executable, ['-p', prefix, '-c', path.join(prefix, 'nginx.conf')], { stdio: 'ignore' })
  for (let tries = 0; tries < 100; tries++) {
    const status = await ask('SELECT 1').then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) return
    await wait(100)
  }
  throw new Error('nginx did not start')
}, 180_000)

afterAll(async () => {
  nginx.kill()
  await server.stop()
  fs.rmSync(root, { recursive: true, force: true })
})

interface Answer {
  status: number
  text: string
}

/** Sends a request from a loopback address, which stands for a client. */
function send(target: string, from = '127.0.0.1', method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: target, method, localAddress: from, agent: false }
    const request = http.request(options, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      response.on('error', reject)
    })
    request.on('error', reject)
    request.end()
  })
}

const ask = (sql: string, from?: string) => send(`/exec?query=${encodeURIComponent(sql)}`, from)

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
    const { status, text } = await ask(sql, `127.0.1.${at + 1}`)
    expect([400, 403], sql).toContain(status)
    expect(text, sql).toMatch(/denied|expected/)
  }
  expect(await server.client.query('SELECT count(), sum(price) FROM trades')).toEqual(before)
  expect(await server.client.query('SELECT count() FROM tables()')).toEqual([['1']])
})

it('passes on nothing but GET /exec, with its own limit', async () => {
  for (const target of ['/', '/imp', '/exp?query=trades', '/settings', '/exec/', '/assets/exec'])
    expect((await send(target, '127.0.2.1')).status, target).toBe(404)
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await send('/exec?query=SELECT+1', '127.0.2.2', method)).status, method).toBe(403)
  expect((await send('/exec', '127.0.2.3')).status).toBe(400)
  expect((await send(`/exec?query=${'x'.repeat(20_000)}`, '127.0.2.3')).status).toBe(414)
  const { text } = await send('/exec?query=trades&limit=5000&count=true&nm=true', '127.0.2.4')
  expect(JSON.parse(text)).toMatchObject({ count: 1001, columns: expect.any(Array) as unknown })
})

it('answers others within two seconds while it is attacked, with bounded memory', async () => {
  const heavy = [
    "SELECT count() FROM generate_series('1970-01-01', '2970-01-01', '1U')",
    'SELECT count() FROM trades a CROSS JOIN trades b CROSS JOIN trades c',
    'SELECT x FROM long_sequence(10000000000) ORDER BY rnd_double()',
    'SELECT count_distinct(x) FROM long_sequence(10000000000)',
  ]
  const end = Date.now() + 10_000
  const attack = async (client: number) => {
    for (let at = client; Date.now() < end; at++) {
      await ask(heavy[at % heavy.length] ?? '', `127.0.3.${client + 1}`).catch(() => undefined)
      await wait(50)
    }
  }
  const attackers = Array.from({ length: 7 }, (_, client) => attack(client))
  // one address that opens many connections at once
  const crowd = Promise.all(Array.from({ length: 40 }, () => ask('SELECT 1', '127.0.3.100')))
  const times: number[] = []
  while (Date.now() < end) {
    const begin = performance.now()
    const { status } = await ask('SELECT count() FROM trades', '127.0.4.1')
    expect(status).toBe(200)
    times.push(performance.now() - begin)
    await wait(500)
  }
  const refused = (await crowd).filter(({ status }) => status === 429)
  await Promise.all(attackers)
  // other programs use this machine, so that a single slow answer may be theirs
  const [slow = Infinity] = times.sort((a, b) => a - b).slice(Math.floor(times.length * 0.9))
  expect(slow).toBeLessThan(2000)
  expect(refused.length).toBeGreaterThan(20)
  const [[used] = []] = await server.client.query(
    "SELECT bytes FROM memory_metrics() WHERE memory_tag = 'TOTAL_USED'",
  )
  expect(Number(used)).toBeLessThan(1.1e9)
  expect((await ask('SELECT 1', '127.0.4.2')).status).toBe(200)
}, 60_000)
