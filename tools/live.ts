/**
 * `make live`: serves the last build with the Run and Edit buttons, which use a separate QuestDB with the demo tables.
 * `node --import tsx tools/live.ts [--port 8000] [--host 127.0.0.1] [--dir public]`
 */
import fs from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { DASHBOARD_TABLES, LIVE_HOURS, fillDashboardTables } from './live-dashboard'
import { EXEC, questdbListener } from './live-proxy'
import { siteListener } from './serve'
import { listen, serveArguments, shownAddress } from './serve-address'
import { loadDataset, readDatasets } from './verify/run/datasets'
import type { Server } from './verify/server/server'
import { defaultConf } from './verify/server/server-conf'
import { startServer } from './verify/server/start-server'
import { errorMessage } from '../src/base/error-message'
import { securityHeaders } from '../src/hosting/policy'

/** The server ends statements that run longer, which it checks more often than by default. */
const CONF = { 'telemetry.enabled': 'false', 'query.timeout': '10s', 'circuit.breaker.throttle': '10000' }

/**
 * Starts a read-only QuestDB with all demo tables and those of the dashboards. `stop` removes its data, which is in a
 * temporary folder.
 *
 * @throws {MissingTool} without Java or the jar
 */
export async function startDemo(projectRoot: string): Promise<Server> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'questdb-live-'))
  const removeRoot = () => {
    fs.rmSync(root, { recursive: true, force: true })
  }
  process.once('exit', removeRoot)
  const loading = await startServer((ports) => defaultConf(ports, CONF), { root })
  const datasets = readDatasets(projectRoot)
  for (const name of datasets.keys()) await loadDataset(name, { server: loading, datasets })
  await fillDashboardTables(loading.client)
  await loading.stop()
  const readOnly = {
    ...CONF,
    'http.security.readonly': 'true',
    'pg.enabled': 'false',
    'line.tcp.enabled': 'false',
  }
  const server = await startServer((ports) => defaultConf(ports, readOnly), { root })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      removeRoot()
    },
  }
}

/** What examples (src/live/server.ts) and dashboards (src/dashboard/endpoint.ts) read. */
const ENDPOINT = `${path.posix.dirname(EXEC)}/`
const ATTRIBUTES = `data-live="${ENDPOINT}" data-dashboard="${ENDPOINT} ${DASHBOARD_TABLES.trades} ${DASHBOARD_TABLES.book}"`

/** Serves built files like tools/serve.ts, but adds the endpoint to pages and forwards statements to a QuestDB. */
export function liveListener(folder: string, httpPort: number): RequestListener {
  const site = siteListener(folder)
  const { always, pages } = securityHeaders(folder)
  const questdb = questdbListener(httpPort)
  return (request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?')
    if (pathname.startsWith(ENDPOINT)) {
      questdb(request, response)
      return
    }
    const page = request.method === 'GET' ? readPage(folder, pathname) : undefined
    if (page === undefined) {
      site(request, response)
      return
    }
    response.writeHead(200, {
      ...always,
      ...pages,
      'Content-Type': 'text/html; charset=utf-8',
      // so that `make site` on the same port isn't affected
      'Cache-Control': 'no-store',
    })
    response.end(page.replace('<html', `<html ${ATTRIBUTES}`))
  }
}

/** Returns the HTML of a page; undefined for anything else. */
function readPage(folder: string, pathname: string): string | undefined {
  if (!/^\/([\w.-]+\/)*$/.test(pathname) || pathname.includes('..')) return undefined
  const file = path.join(folder, pathname, 'index.html')
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined
}

async function main(): Promise<void> {
  try {
    const { port, host, folder } = serveArguments()
    console.log('Starting QuestDB and loading the demo tables…')
    const questdb = await startDemo(process.cwd())
    await listen(createServer(liveListener(path.resolve(folder), questdb.ports.http)), port, host)
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void questdb.stop().then(() => process.exit(0)))
    console.log(
      `The site is running at ${shownAddress(port, host)}, with QuestDB ${questdb.version}; dashboards are live for ${LIVE_HOURS} hours (press Ctrl+C to stop)`,
    )
  } catch (error) {
    console.error(errorMessage(error))
    process.exit(1)
  }
}

if (path.basename(process.argv[1] ?? '') === 'live.ts') void main()
