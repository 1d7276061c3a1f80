/**
 * Serves the built site as a real host would: compressed, with caching headers, redirects and a 404 page.
 * `node --import tsx tools/serve.ts [--port 8000] [--host ADDRESS] [--dir public]`
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
      sendText(response, 405, 'Only GET and HEAD are answered here')
      return
    }
    const url = new URL(`http://localhost${request.url ?? '/'}`)
    const pathname = decode(url.pathname)
    if (pathname === undefined) {
      sendText(response, 400, 'The address is not written correctly')
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
  /** All addresses of the machine when left out. */
  host?: string
}

/**
 * Starts the server.
 *
 * @throws with one line for the user when there is nothing to serve or the port is taken
 */
export async function serve({ folder, port, host }: ServeOptions): Promise<Server> {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}: run \`make build\` first`)
  const server = createServer(siteListener(path.resolve(folder)))
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(portInUse(port)) : error)
    })
    server.listen(port, host, resolve)
  })
  return server
}

function portInUse(port: number): string {
  return (
    `Port ${port} is in use by another program: stop that one (\`lsof -i :${port}\` names it) ` +
    `or take another port, as in \`make site PORT=${port + 1}\``
  )
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8000' },
      host: { type: 'string' },
      dir: { type: 'string', default: 'public' },
    },
  })
  try {
    const server = await serve({ folder: values.dir, port: Number(values.port), host: values.host })
    const { port } = server.address() as AddressInfo
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
    console.log(`The site is at http://localhost:${port}/ (stop it with Ctrl+C)`)
  } catch (error) {
    console.error(errorMessage(error))
    process.exitCode = 1
  }
}

if (path.basename(process.argv[1] ?? '') === 'serve.ts') void main()
