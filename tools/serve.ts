/**
 * Serves the built site as a real host would: compressed, with caching headers, redirects and a 404 page.
 * `node --import tsx tools/serve.ts [--port 8000] [--host 127.0.0.1] [--dir public]`
 * With `--check`, it only reports whether it could listen there.
 */
import { existsSync, readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { parseArgs } from 'node:util'
import compression from 'compression'
import sirv from 'sirv'
import { cacheControl, contentType, SECURITY_HEADERS } from './serve-headers'
import { listen, LOOPBACK, portOf, shownAddress } from './serve-address'
import { readRedirects, redirectOf } from './serve-redirects'
import { errorMessage } from '../src/error-message'

/**
 * Answers requests from a folder of built files. Files are looked up at each request, so a build that runs
 * meanwhile is seen at once; the list of redirects is read once.
 */
export function siteListener(folder: string): RequestListener {
  const redirects = readRedirects(folder)
  // `dev` means without a list of files made at the start
  const files = sirv(folder, { dev: true, etag: true, extensions: ['html'] })
  // a part of a file must not be compressed: its range counts bytes of the plain file
  const compress = compression({
    filter: (request, response) =>
      !response.hasHeader('Content-Range') && compression.filter(request, response),
  })
  const isPage = (pathname: string): boolean => {
    const file = path.join(folder, decode(pathname) ?? '', 'index.html')
    return file.startsWith(path.join(folder, path.sep)) && existsSync(file)
  }

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      sendText(response, 405, 'Only GET and HEAD are supported')
      return
    }
    // `*` and whole addresses are for other requests and for proxies
    const address = `http://localhost${request.url ?? '/'}`
    const url = request.url?.startsWith('/') && URL.canParse(address) ? new URL(address) : undefined
    const pathname = url && decode(url.pathname)
    if (!url || pathname === undefined) {
      sendText(response, 400, 'Malformed URL')
      return
    }
    const redirect = redirectOf(url, redirects, isPage)
    if (redirect) {
      response.setHeader('Location', redirect.to)
      sendText(response, redirect.status, `See ${redirect.to}`)
      return
    }
    response.setHeader('Cache-Control', cacheControl(pathname))
    const type = contentType(pathname)
    if (type) response.setHeader('Content-Type', type)
    files(request, response, () => {
      sendNotFound(response, folder)
    })
  }
  return (request, response) => {
    compress(request, response, () => {
      answer(request, response)
    })
  }
}

/** The path with its percent signs resolved; undefined when that is not possible. */
function decode(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname)
    return decoded.includes('\0') ? undefined : decoded
  } catch {
    return undefined
  }
}

function sendNotFound(response: ServerResponse, folder: string): void {
  response.setHeader('Cache-Control', cacheControl('/'))
  const page = path.join(folder, '404.html')
  if (!existsSync(page)) {
    sendText(response, 404, 'Not found')
    return
  }
  response.statusCode = 404
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(readFileSync(page))
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.end(`${text}\n`)
}

/** Where the server listens and what it serves. */
export interface ServeOptions {
  folder: string
  /** 0 takes any free port. */
  port: number
  /** This machine only when left out. */
  host?: string
}

/**
 * Starts the server.
 *
 * @throws with one line for the user when there is nothing to serve or the address cannot be had
 */
export async function serve({ folder, port, host = LOOPBACK }: ServeOptions): Promise<Server> {
  if (!existsSync(folder)) throw new Error(`The folder ${folder} does not exist: run \`make build\` first`)
  const server = createServer(siteListener(path.resolve(folder)))
  await listen(server, port, host)
  return server
}

async function main(): Promise<void> {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '8000' },
        host: { type: 'string', default: LOOPBACK },
        dir: { type: 'string', default: 'public' },
        check: { type: 'boolean', default: false },
      },
    })
    const { host, dir: folder } = values
    if (values.check) {
      const server = createServer()
      await listen(server, portOf(values.port), host)
      server.close()
      return
    }
    const server = await serve({ folder, port: portOf(values.port), host })
    const { port } = server.address() as AddressInfo
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
    console.log(`The site is running at ${shownAddress(port, host)} (press Ctrl+C to stop)`)
  } catch (error) {
    console.error(errorMessage(error))
    process.exitCode = 1
  }
}

if (path.basename(process.argv[1] ?? '') === 'serve.ts') void main()
