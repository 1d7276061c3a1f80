import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the proxy handles a request: forward it, or behave like a server that is down, slow, or not a QuestDB. */
export type ProxyMode = 'pass' | 'down' | 'slow' | 'malformed' | 'hostile' | 'broken' | 'no-header'

/** Error message with markup. */
export const HOSTILE = '<img src=x onerror=alert(1)><script>alert(2)</script>'

/**
 * A proxy in front of a QuestDB that permits pages of other origins to read the responses, as the page tells readers to
 * set up.
 */
export interface QuestdbProxy {
  /** http://127.0.0.1:… */
  address: string
  /** SQL of the requests, in order. */
  asked: string[]
  setMode(mode: ProxyMode): void
  stop(): Promise<void>
}

/** Starts a proxy on a free port of this machine. */
export async function startProxy(httpPort: number): Promise<QuestdbProxy> {
  let mode: ProxyMode = 'pass'
  const asked: string[] = []
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    asked.push(url.searchParams.get('query') ?? '')
    if (mode === 'down') {
      request.socket.destroy()
      return
    }
    // the page times out first
    if (mode === 'slow') return
    if (mode !== 'no-header') response.setHeader('Access-Control-Allow-Origin', '*')
    if (mode === 'broken') {
      response.statusCode = 502
      response.end('<h1>Bad gateway</h1>')
    } else if (mode === 'malformed') {
      response.setHeader('Content-Type', 'application/json')
      response.end(
        '{"query":"q","columns":[{"name":"timestamp","type":"TIMESTAMP"}],"dataset":[["soon"]],"count":1}',
      )
    } else if (mode === 'hostile') {
      response.statusCode = 400
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ query: 'q', error: HOSTILE, position: 0 }))
    } else forward(httpPort, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    setMode: (next) => (mode = next),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function forward(port: number, request: http.IncomingMessage, response: http.ServerResponse): void {
  const outer = http.get({ host: '127.0.0.1', port, path: request.url }, (inner) => {
    response.statusCode = inner.statusCode ?? 502
    response.setHeader('Content-Type', inner.headers['content-type'] ?? 'application/json')
    inner.pipe(response)
  })
  outer.on('error', () => response.destroy())
  response.on('close', () => outer.destroy())
}
