/** hosting/questdb/watch.sh: statements that ignore the time limit. All traffic stays on this machine. */
import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ExecClient } from '../../tools/verify/server/exec-client'
import { freePorts } from '../../tools/verify/server/ports'
import { findJar, findJava } from '../../tools/verify/server/questdb-jar'
import { defaultConf } from '../../tools/verify/server/server-conf'
import { readHostingSettings } from './read-hosting-settings'

let watch: ChildProcess
let root: string
let client: ExecClient
let said = ''

const SECONDS = { timeout: 60_000, interval: 250 }

beforeEach(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'questdb-watch-'))
  const [java, jar, ports] = await Promise.all([findJava(), findJar(), freePorts()])
  fs.mkdirSync(path.join(root, 'conf'))
  // two workers: one to occupy, one that checks; a second statement leaves none
  const settings = { ...readHostingSettings(), 'query.timeout': '1s', 'http.worker.count': '2' }
  fs.writeFileSync(path.join(root, 'conf/server.conf'), defaultConf(ports, settings))
  const server = [
    java,
    '-XX:TieredStopAtLevel=1',
    '-p',
    jar,
    '-m',
    'io.questdb/io.questdb.ServerMain',
    '-d',
    root,
  ]
  watch = spawn('hosting/questdb/watch.sh', [String(ports.http), ...server], {
    env: { ...process.env, WATCH_EVERY: '1', WATCH_LONGEST: '3' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  watch.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text))
  client = new ExecClient(new URL(`http://127.0.0.1:${ports.http}`))
  await expect.poll(isUp, SECONDS).toBe(true)
})

afterEach(async () => {
  const exited = new Promise((resolve) => watch.once('exit', resolve))
  watch.kill()
  await exited
  fs.rmSync(root, { recursive: true, force: true })
})

const isUp = () =>
  client.exec('SELECT 1', 1000).then(
    ({ kind }) => kind === 'rows',
    () => false,
  )

it('ends statements at the time limit or restarts the server', async () => {
  // by default, QuestDB looks at the clock only once in two million rows
  const sorted = await client.exec('SELECT x FROM long_sequence(10000000000) ORDER BY rnd_double()')
  expect(sorted).toMatchObject({
    kind: 'error',
    message: expect.stringMatching(/runtime=1\d{3}ms/) as string,
  })

  const endless = 'SELECT x FROM long_sequence(100000000000000) WHERE x < 0'
  for (const workers of [1, 2]) {
    said = ''
    await Promise.allSettled(Array.from({ length: workers }, () => client.exec(endless, 1000)))
    expect(await isUp()).toBe(workers === 1)
    await expect.poll(() => said, SECONDS).toContain('stuck')
    await expect.poll(isUp, SECONDS).toBe(true)
    expect(await client.query("SELECT count() FROM query_activity() WHERE query LIKE '%< 0'")).toEqual([
      ['0'],
    ])
  }
})
