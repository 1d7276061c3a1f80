/**
 * Measures how many requests nginx answers from the last build, with the configuration of hosting/nginx but without
 * limits per client, and compares with a bare nginx that serves one file of the same mean size. Needs wrk, and a
 * machine without other work.
 * `node --import tsx tools/hosting/load-test.ts [--seconds 30] [--dir public]`
 */
import { execFile, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { filesBelow } from '../../src/data-layer/outputs/compress-files'
import { errorMessage } from '../../src/base/error-message'
import { freePort } from '../free-port'
import { LOOPBACK } from '../serve-address'
import { findNginx, startNginx, waitForNginx, writePrefix, type Nginx } from './nginx'

const run = promisify(execFile)

/** Addresses in the mix. */
const ROUTES = 300

const CONNECTIONS = [64, 512]

/** Of a browser. */
const ACCEPT_ENCODING = 'gzip, deflate, br, zstd'

/** A request of the mix. */
interface Sample {
  pathname: string
  /** For a conditional request; every second one is. */
  etag?: string
  /** Body of the response. */
  bytes: number
}

/** What wrk measured; times in milliseconds. */
interface Measured {
  perSecond: number
  median: number
  p99: number
  failed: number
}

interface Server {
  name: string
  port: number
  process: ChildProcess
  samples: readonly Sample[]
}

async function main(): Promise<void> {
  const servers: Server[] = []
  const root = fs.mkdtempSync(path.join(tmpdir(), 'load-test-'))
  try {
    const { values } = parseArgs({
      options: {
        seconds: { type: 'string', default: '30' },
        dir: { type: 'string', default: 'public' },
      },
    })
    const nginx = findNginx()
    const site = await startSite(nginx, values.dir, path.join(root, 'site'))
    servers.push(site)
    const mean = Math.round(site.samples.reduce((sum, { bytes }) => sum + bytes, 0) / site.samples.length)
    servers.push(await startPlain(nginx, mean, path.join(root, 'plain')))

    console.log(
      `${site.samples.length} requests in the mix, half of them conditional; mean body ${mean} bytes`,
    )
    console.log('server       connections  requests/s  median ms  p99 ms  failed  RSS before, after (MB)')
    for (const connections of CONNECTIONS)
      for (const server of servers) {
        const before = residentMegabytes(server.process)
        const measured = await measure(server, connections, Number(values.seconds), root)
        const { perSecond, median, p99, failed } = measured
        const after = residentMegabytes(server.process)
        console.log(
          `${server.name.padEnd(12)} ${String(connections).padStart(11)} ${perSecond.toFixed(0).padStart(11)} ` +
            `${median.toFixed(1).padStart(10)} ${p99.toFixed(1).padStart(7)} ${String(failed).padStart(7)}  ` +
            `${before.toFixed(1)}, ${after.toFixed(1)}`,
        )
      }
  } catch (error) {
    console.error(errorMessage(error))
    process.exitCode = 1
  } finally {
    for (const server of servers) server.process.kill('SIGTERM')
    fs.rmSync(root, { recursive: true, force: true })
  }
}

async function startSite(nginx: Nginx, folder: string, prefix: string): Promise<Server> {
  const port = await freePort()
  writePrefix(nginx, { folder, prefix, listen: `listen ${LOOPBACK}:${port};`, limitRate: false })
  const process = startNginx(nginx, prefix)
  await waitForNginx(process, port, LOOPBACK)
  const files = await filesBelow(folder)
  const pages = files.filter((name) => /(^|\/)index\.html$/.test(name)).map((name) => name.slice(0, -10))
  const others = files.filter((name) => /^(page-data\/.*\.json|[^/]+\.(js|css))$/.test(name))
  // two pages for each other file
  const mixed = pages.flatMap((page, at) => (at % 2 === 0 ? [page, others[at / 2] ?? ''] : [page]))
  const samples: Sample[] = []
  for (const [at, name] of mixed.slice(0, ROUTES).entries()) {
    const response = await fetch(`http://${LOOPBACK}:${port}/${name}`, {
      headers: { 'accept-encoding': ACCEPT_ENCODING },
    })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`/${name} returned ${response.status}`)
    const etag = at % 2 === 0 ? (response.headers.get('etag') ?? undefined) : undefined
    const bytes = etag === undefined ? Number(response.headers.get('content-length')) : 0
    samples.push({ pathname: `/${name}`, etag, bytes })
  }
  return { name: 'site', port, process, samples }
}

/** nginx without any of the site's settings, and one file. */
async function startPlain(nginx: Nginx, bytes: number, prefix: string): Promise<Server> {
  const port = await freePort()
  fs.mkdirSync(path.join(prefix, 'public'), { recursive: true })
  fs.writeFileSync(path.join(prefix, 'public/file'), Buffer.alloc(bytes, 'x'))
  fs.writeFileSync(
    path.join(prefix, 'nginx.conf'),
    `worker_processes auto; pid nginx.pid; events { worker_connections 4096; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000;
  server { listen ${LOOPBACK}:${port}; root public; } }
`,
  )
  const process = startNginx(nginx, prefix)
  await waitForNginx(process, port, LOOPBACK)
  return { name: 'one file', port, process, samples: [{ pathname: '/file', bytes }] }
}

async function measure(
  { port, samples }: Server,
  connections: number,
  seconds: number,
  folder: string,
): Promise<Measured> {
  const script = path.join(folder, 'mix.lua')
  fs.writeFileSync(script, mixScript(samples))
  const { stdout } = await run('wrk', [
    '--threads=2',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    `--script=${script}`,
    `http://${LOOPBACK}:${port}/`,
  ]).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? new Error('wrk is not installed: run `sudo apt-get install wrk`')
      : error
  })
  return JSON.parse(/^result (.*)$/m.exec(stdout)?.[1] ?? '') as Measured
}

/** A script for wrk that sends all requests of the mix in turn. */
function mixScript(samples: readonly Sample[]): string {
  const requests = samples.map(({ pathname, etag }) => {
    const condition = etag === undefined ? '' : `, ["If-None-Match"] = ${JSON.stringify(etag)}`
    return `wrk.format("GET", ${JSON.stringify(pathname)}, { ["Accept-Encoding"] = "${ACCEPT_ENCODING}"${condition} }),`
  })
  return `
local requests
local at = 0
function init()
  requests = {
    ${requests.join('\n    ')}
  }
end
function request()
  at = at % #requests + 1
  return requests[at]
end
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    'result { "perSecond": %f, "median": %f, "p99": %f, "failed": %d }\\n',
    summary.requests / summary.duration * 1e6, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
`
}

/** Memory of nginx and its workers. */
function residentMegabytes({ pid }: ChildProcess): number {
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const kilobytes = [String(pid), ...children].map((one) =>
    Number(/^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${one}/status`, 'utf8'))?.[1] ?? 0),
  )
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1000
}

void main()
