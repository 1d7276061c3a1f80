/**
 * Serves the built site like a production host: precompressed, with caching headers, redirects, and a 404 page. `node
 * --import tsx tools/serve.ts [--port 8000] [--host 127.0.0.1] [--dir public]` With `--check`, it only reports whether
 * it could listen.
 */
import { existsSync } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import send from 'send'
import { cacheControl, contentType, REVALIDATE, securityHeaders } from '../src/hosting/policy'
import { listen, LOOPBACK, serveArguments, shownAddress } from './serve-address'
import { readRedirects, redirectOf } from '../src/hosting/redirects'
import { errorMessage } from '../src/base/error-message'

/**
 * Responds to requests from a folder of built files, including compressed variants. Files are looked up for each
 * request, so a new build takes effect immediately; redirects and headers are read once.
 */
export function siteListener(folder: string): RequestListener {
  const redirects = readRedirects(folder)
  const { always, pages } = securityHeaders(folder)
  const isPage = (pathname: string): boolean => existsSync(path.join(folder, pathname, 'index.html'))

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    setHeaders(response, always)
    response.setHeader('Cache-Control', REVALIDATE)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      sendText(response, 405, 'Only GET and HEAD are supported')
      return
    }
    const target = parseTarget(request.url ?? '')
    if (!target) {
      sendText(response, 400, 'Malformed URL')
      return
    }
    const { pathname, search } = target
    if (isHidden(pathname)) {
      await sendNotFound(request, response, folder, pages)
      return
    }
    const redirect = redirectOf(pathname, search, redirects, isPage)
    if (redirect) {
      response.setHeader('Location', redirect.to)
      sendText(response, redirect.status, `See ${redirect.to}`)
      return
    }
    const root = await realpath(folder)
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    const variant = await chooseVariant(root, name, request.headers['accept-encoding'] ?? '')
    if (variant) await sendVariant(request, response, root, variant, pages)
    // requested by scripts, which can't show an error page
    else if (pathname.startsWith('/page-data/')) sendText(response, 404, 'Not found')
    else await sendNotFound(request, response, folder, pages)
  }
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`${request.method ?? ''} ${request.url ?? ''}: ${errorMessage(error)}`)
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'Internal server error')
    })
  }
}

/** Returns the decoded and normalized path of a request, and its query; undefined if the URL is malformed. */
function parseTarget(url: string): { pathname: string; search: string } | undefined {
  // `*` and absolute URLs are for other methods and for proxies
  if (!url.startsWith('/')) return undefined
  const queryAt = url.indexOf('?')
  const encoded = queryAt === -1 ? url : url.slice(0, queryAt)
  try {
    const decoded = decodeURIComponent(encoded)
    if (decoded.includes('\0')) return undefined
    // also merges slashes, because a redirect that starts with two would lead to another host
    return { pathname: path.posix.normalize(decoded), search: queryAt === -1 ? '' : url.slice(queryAt) }
  } catch {
    return undefined
  }
}

/** Files for internal use of the server: dotfiles, compressed variants, and the error page. */
function isHidden(pathname: string): boolean {
  return /\/\.|\.(br|gz)$/.test(pathname) || pathname === '/404.html'
}

/** A file in the form in which it's sent. */
interface Variant {
  /** Path of the original below the root, with a leading slash. */
  name: string
  /** Extension of the compressed variant, or an empty string. */
  extension: '' | '.br' | '.gz'
  /** Its content encoding; undefined for the original. */
  encoding: 'br' | 'gzip' | undefined
  etag: string
  /** Whether there are several variants, selected by request headers. */
  varies: boolean
}

const ENCODINGS = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
] as const

/**
 * Looks up a file and its compressed variants. Symbolic links aren't followed, and variants older than the file are
 * ignored.
 *
 * @param root real path of the site
 * @param accepted value of Accept-Encoding
 * @returns undefined if the file doesn't exist
 */
async function chooseVariant(root: string, name: string, accepted: string): Promise<Variant | undefined> {
  const original = await fileAt(root, name)
  if (!original) return undefined
  const variants = await Promise.all(
    ENCODINGS.map(async ({ encoding, extension }) => ({
      encoding,
      extension,
      file: await fileAt(root, name + extension),
    })),
  )
  const current = variants.flatMap(({ file, ...rest }) =>
    file && file.mtimeMs >= original.mtimeMs ? [{ ...rest, file }] : [],
  )
  const chosen = current.find(({ encoding }) => accepts(accepted, encoding))
  const { mtimeMs, size } = chosen?.file ?? original
  return {
    name,
    extension: chosen?.extension ?? '',
    encoding: chosen?.encoding,
    etag: `"${Math.floor(mtimeMs).toString(16)}-${size.toString(16)}"`,
    varies: current.length > 0,
  }
}

/** File system errors that mean that a file doesn't exist. */
const NOT_THERE: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'])

/** Returns the size and time of a regular file without symbolic links in its path. */
async function fileAt(root: string, name: string): Promise<{ mtimeMs: number; size: number } | undefined> {
  const file = path.join(root, name)
  try {
    if ((await realpath(file)) !== file) return undefined
    const found = await stat(file)
    return found.isFile() ? found : undefined
  } catch (error) {
    if (NOT_THERE.has((error as NodeJS.ErrnoException).code)) return undefined
    throw error
  }
}

/** Returns whether a value of Accept-Encoding contains an encoding and doesn't exclude it (`;q=0`). */
function accepts(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !parameters.some((one) => /^q=0(\.0*)?$/.test(one))
  })
}

/** Sends a file or the requested range of it, or reports that the client's copy is current. */
function sendVariant(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  { name, extension, encoding, etag, varies }: Variant,
  headersOfPages: Readonly<Record<string, string>>,
): Promise<void> {
  if (request.headers.range === undefined) response.setHeader('Cache-Control', cacheControl(name))
  setContentType(response, name, headersOfPages)
  response.setHeader('ETag', etag)
  if (varies) response.setHeader('Vary', 'Accept-Encoding')
  if (encoding) response.setHeader('Content-Encoding', encoding)
  return new Promise((resolve, reject) => {
    response.once('close', resolve)
    send(request, encodeURI(name + extension), { root, index: false, cacheControl: false })
      .on('error', (error: Error & { status?: number }) => {
        if (response.headersSent) {
          response.destroy()
          return
        }
        for (const header of ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified', 'Vary'])
          response.removeHeader(header)
        response.setHeader('Cache-Control', REVALIDATE)
        // a deployment may remove the file between the lookup and here
        if (error.status === 404) sendNotFound(request, response, root, headersOfPages).catch(reject)
        else if (error.status === 412 || error.status === 416)
          sendText(
            response,
            error.status,
            error.status === 412 ? 'Precondition failed' : 'Range not satisfiable',
          )
        else reject(error)
      })
      .pipe(response)
  })
}

async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  headersOfPages: Readonly<Record<string, string>>,
): Promise<void> {
  const root = await realpath(folder)
  const page = await chooseVariant(root, '/404.html', request.headers['accept-encoding'] ?? '')
  const body = page && (await readFile(path.join(root, page.name + page.extension)).catch(() => undefined))
  if (!body) {
    sendText(response, 404, 'Not found')
    return
  }
  if (page.encoding) response.setHeader('Content-Encoding', page.encoding)
  if (page.varies) response.setHeader('Vary', 'Accept-Encoding')
  response.statusCode = 404
  setContentType(response, page.name, headersOfPages)
  response.setHeader('Content-Length', body.length)
  response.end(body)
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

function setContentType(
  response: ServerResponse,
  name: string,
  headersOfPages: Readonly<Record<string, string>>,
): void {
  const type = contentType(name)
  response.setHeader('Content-Type', type)
  if (type.startsWith('text/html')) setHeaders(response, headersOfPages)
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.end(`${text}\n`)
}

/** Options of the server. */
export interface ServeOptions {
  folder: string
  /** 0 selects any free port. */
  port: number
  /** Defaults to this machine only. */
  host?: string
}

/** Timeout for clients that send slowly, in milliseconds. */
const TIME_LIMITS = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 2_000 }

/** Timeout for idle clients, in milliseconds. */
const IDLE_LIMIT = 60_000

/**
 * Starts the server.
 *
 * @throws with a single line for the user if there is nothing to serve or the address isn't available
 */
export async function serve({ folder, port, host = LOOPBACK }: ServeOptions): Promise<Server> {
  if (!existsSync(folder)) throw new Error(`The folder ${folder} does not exist: run \`make build\` first`)
  const server = createServer(TIME_LIMITS, siteListener(path.resolve(folder)))
  server.setTimeout(IDLE_LIMIT)
  await listen(server, port, host)
  return server
}

async function main(): Promise<void> {
  try {
    const { port: wanted, host, folder, check } = serveArguments()
    if (check) {
      const server = createServer()
      await listen(server, wanted, host)
      server.close()
      return
    }
    const server = await serve({ folder, port: wanted, host })
    const { port } = server.address() as AddressInfo
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
    console.log(`The site is running at ${shownAddress(port, host)} (press Ctrl+C to stop)`)
  } catch (error) {
    console.error(errorMessage(error))
    process.exitCode = 1
  }
}

if (path.basename(process.argv[1] ?? '') === 'serve.ts') void main()
