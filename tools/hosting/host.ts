/**
 * Serves the built site with nginx, configured as on a real host, in the foreground and without root privileges.
 * `node --import tsx tools/hosting/host.ts [--port 8000] [--host 127.0.0.1] [--dir public]`
 */
import path from 'node:path'
import { errorMessage } from '../../src/base/error-message'
import { serveArguments, shownAddress } from '../serve-address'
import { findNginx, startNginx, waitForNginx, writePrefix } from './nginx'

async function main(): Promise<void> {
  try {
    const { port, host, folder, check } = serveArguments()
    const nginx = findNginx()
    if (check) return
    const prefix = path.resolve('.tmp/host')
    const address = host.includes(':') ? `[${host}]` : host
    writePrefix(nginx, { folder, prefix, listen: `listen ${address}:${port} default_server;` })
    const child = startNginx(nginx, prefix)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
    child.once('exit', (code) => {
      process.exitCode = code ?? 1
    })
    await waitForNginx(child, port, host)
    console.log(`nginx is serving the site at ${shownAddress(port, host)} (press Ctrl+C to stop)`)
    console.log(`Access log: ${path.join(prefix, 'logs/access.log')}`)
  } catch (error) {
    console.error(errorMessage(error))
    process.exitCode = 1
  }
}

if (path.basename(process.argv[1] ?? '') === 'host.ts') void main()
