import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'

/** The path for statements. */
export const EXEC = '/questdb/exec'

/** Limits of a request: characters of its URL, rows, milliseconds, and concurrent requests. */
const LONGEST_ADDRESS = 12_000
const MOST_ROWS = 1001
const LONGEST_RUN = 10_000
const MOST_AT_ONCE = 8

/**
 * Forwards GET requests for /questdb/exec to a QuestDB on this machine, with a limit on rows. Other parameters of the
 * request aren't forwarded.
 */
export function questdbListener(httpPort: number): RequestListener {
  let running = 0
  return (request, response) => {
    const address = request.url ?? ''
    if (request.method !== 'GET') refuse(response, 405)
    else if (address.length > LONGEST_ADDRESS) refuse(response, 414)
    else if (running >= MOST_AT_ONCE) refuse(response, 429)
    else {
      const url = URL.canParse(address, 'http://localhost') ? new URL(address, 'http://localhost') : undefined
      if (url?.pathname !== EXEC) refuse(response, 404)
      else {
        running++
        response.once('close', () => running--)
        forward(httpPort, url.searchParams, request, response)
      }
    }
  }
}

function forward(
  port: number,
  asked: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const limit = Number(asked.get('limit') ?? MOST_ROWS)
  const query = new URLSearchParams({
    query: asked.get('query') ?? '',
    limit: String(limit >= 1 && limit <= MOST_ROWS ? Math.floor(limit) : MOST_ROWS),
    timings: 'true',
  })
  const outer = http.get({ host: '127.0.0.1', port, path: `/exec?${query}` }, (inner) => {
    response.writeHead(inner.statusCode ?? 502, {
      'Content-Type': inner.headers['content-type'] ?? 'application/json',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    inner.pipe(response)
    inner.on('error', () => response.destroy())
  })
  const timer = setTimeout(() => {
    if (!response.headersSent) refuse(response, 504)
    outer.destroy()
  }, LONGEST_RUN)
  outer.on('error', () => {
    if (response.headersSent) response.destroy()
    else refuse(response, 502)
  })
  // canceling the request ends the statement, because the server watches the connection
  response.once('close', () => {
    clearTimeout(timer)
    outer.destroy()
  })
  request.resume()
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(`${http.STATUS_CODES[status] ?? status}\n`)
}
