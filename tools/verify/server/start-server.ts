import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ExecClient } from './exec-client'
import { freePorts, type Ports } from './ports'
import { findJar, findJava } from './questdb-jar'
import { serverConf } from './server-conf'
import { readVersion, type Server } from './server'

/** Timeouts in milliseconds: for a server to respond after its start, and to stop before it is killed. */
const START_LIMIT = 60_000
const STOP_LIMIT = 5_000

/** Options for a short-lived JVM: C2 and a parallel collector cost more than they save (17 instead of 10 CPU s). */
const JVM = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-XX:-CreateCoredumpOnCrash']

/** Maximum number of starts, in case another program occupies one of the chosen ports first. */
const ATTEMPTS = 4

/** What a server needs besides its configuration. */
export interface Extras {
  /** HTTP credentials, if the configuration requires them. */
  login?: { user: string; password: string }
  /** Files that its configuration names, by their path in its root. */
  files?: Readonly<Record<string, string>>
  /** Options of Java instead of those for a short life. */
  jvm?: readonly string[]
  /** Root directory that exists and outlives the server; without it, a temporary one is created and removed. */
  root?: string
  /** Milliseconds that a statement may take, if the machine is busy with other things. */
  statementLimit?: number
}

/**
 * Starts a QuestDB server on free loopback ports with a temporary root, and waits until it responds.
 * It is stopped with this process at the latest.
 * @throws {MissingTool} without Java or the jar
 * @throws {Error} with the end of its log if it doesn't start
 */
export async function startServer(
  confOf: (ports: Ports) => string = serverConf,
  extras: Extras = {},
): Promise<Server> {
  const [java, jar] = await Promise.all([findJava(), findJar()])
  for (let attempt = 1; ; attempt++)
    try {
      return await startOn(await freePorts(), java, jar, confOf, extras)
    } catch (error) {
      if (attempt >= ATTEMPTS || !/bind|in use/i.test(String(error))) throw error
    }
}

/** One attempt to start a server on given ports. */
export async function startOn(
  ports: Ports,
  java: string,
  jar: string,
  confOf: (ports: Ports) => string = serverConf,
  extras: Extras = {},
): Promise<Server> {
  const root = extras.root ?? fs.mkdtempSync(path.join(os.tmpdir(), 'questdb-verify-'))
  const removeRoot = () => {
    if (extras.root === undefined) fs.rmSync(root, { recursive: true, force: true })
  }
  const importRoot = path.join(root, 'import')
  for (const folder of [path.join(root, 'conf'), importRoot]) fs.mkdirSync(folder, { recursive: true })
  const files = { 'conf/server.conf': confOf(ports), ...extras.files }
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(root, name), text)

  const log = path.join(root, 'server.log')
  const child = launch([java, ...(extras.jvm ?? JVM), '-p', jar], root, log)
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const hasExited = () => child.exitCode !== null || child.signalCode !== null
  const killAtExit = () => {
    child.kill('SIGKILL')
    removeRoot()
  }
  process.once('exit', killAtExit)

  let stopping: Promise<void> | undefined
  const stop = async () => {
    child.kill('SIGTERM')
    await Promise.race([exited, sleep(STOP_LIMIT, undefined, { ref: false })])
    if (!hasExited()) child.kill('SIGKILL')
    await exited
    process.off('exit', killAtExit)
    removeRoot()
  }
  const { login } = extras
  const credentials = login ? `${login.user}:${login.password}@` : ''
  const client = new ExecClient(
    new URL(`http://${credentials}127.0.0.1:${ports.http}`),
    extras.statementLimit,
  )
  const server: Server = {
    client,
    version: '',
    host: '127.0.0.1',
    ports,
    root,
    importRoot,
    lastWords: () => (hasExited() ? ending(child, log) : undefined),
    stop: () => (stopping ??= stop()),
  }
  try {
    server.version = await untilItAnswers(server)
  } catch (error) {
    await server.stop()
    throw error
  }
  return server
}

function launch([java = '', ...options]: readonly string[], root: string, log: string): ChildProcess {
  const output = fs.openSync(log, 'w')
  try {
    // Own process group, so that Ctrl-C reaches only this process, which shuts the server down properly.
    return spawn(java, [...options, '-m', 'io.questdb/io.questdb.ServerMain', '-d', root], {
      cwd: root,
      detached: true,
      stdio: ['ignore', output, output],
    })
  } finally {
    fs.closeSync(output)
  }
}

async function untilItAnswers(server: Server): Promise<string> {
  const deadline = Date.now() + START_LIMIT
  for (;;) {
    const words = server.lastWords()
    if (words !== undefined) throw new Error(`QuestDB did not start: ${words}`)
    try {
      const version = await readVersion(server.client)
      if (await isOurs(server)) return version
      throw new Error('another server is listening on its port')
    } catch (error) {
      if (Date.now() > deadline)
        throw new Error(`QuestDB did not respond within ${START_LIMIT / 1000} s: ${String(error)}`)
      await sleep(50)
    }
  }
}

/**
 * Whether the responding server is the one that we started. If another one listens on the port, ours exits soon, and
 * the other one's database must not be touched.
 */
async function isOurs({ client, root = '' }: Server): Promise<boolean> {
  const [row] = await client.query(
    "SELECT value FROM (SHOW PARAMETERS) WHERE property_path = 'cairo.sql.copy.work.root'",
  )
  return row?.[0]?.startsWith(root) ?? false
}

function ending(child: ChildProcess, log: string): string {
  const how = child.signalCode
    ? `was terminated by ${child.signalCode}`
    : `exited with code ${child.exitCode}`
  let lines: string[] = []
  try {
    const all = fs.readFileSync(log, 'utf8').trimEnd().split('\n')
    // the cause is logged above the stack trace
    const reason = all.slice(0, -12).filter((line) => /could not|Exception|Error/.test(line))
    lines = [...reason.slice(-3), ...all.slice(-12)]
  } catch {
    // The root has been removed already, so report only how the process ended.
  }
  return [`the process ${how}`, ...lines].join('\n')
}
