import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import compression from 'compression'
import { siteListener } from '../serve'

/** The built site on a free port of this machine. */
export interface GzipServer {
  origin: string
  /** Whether it has a page. */
  has: (route: string) => Promise<boolean>
  close: () => Promise<void>
}

/**
 * Serves the built site like `make site`, but always with gzip: budgets and upstream's figures are for gzip, which
 * every host supports. Compresses sites that weren't compressed at build time.
 *
 * @param home a page that it has
 * @throws when a page does not come back with gzip
 */
export async function serveWithGzip(folder: string, home = '/'): Promise<GzipServer> {
  const listener = siteListener(path.resolve(folder))
  const compress = compression()
  const server = createServer((request, response) => {
    request.headers['accept-encoding'] = 'gzip'
    compress(request, response, () => {
      listener(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const close = () => closeServer(server)
  const encoding = (await fetch(origin + home)).headers.get('content-encoding')
  if (encoding !== 'gzip') {
    await close()
    throw new Error(
      `tools/serve.ts responded with the encoding ${encoding ?? 'none'} although gzip was requested`,
    )
  }
  const has = async (route: string) => (await fetch(origin + route)).ok
  return { origin, has, close }
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => {
    server.close(() => {
      resolve()
    })
  })
}
