import { existsSync } from 'node:fs'
import type { Server } from 'node:net'
import { parseArgs } from 'node:util'

/** This machine only, regardless of how `localhost` is resolved. */
export const LOOPBACK = '127.0.0.1'

/** Options of a command that serves the site. */
export interface ServeArguments {
  port: number
  host: string
  /** Folder of the built site. */
  folder: string
  /** Whether to only report whether the command could run. */
  check: boolean
}

/**
 * Parses `[--port 8000] [--host 127.0.0.1] [--dir public] [--check]`.
 *
 * @throws with a single line for the user if an option is invalid, or if there is nothing to serve
 */
export function serveArguments(): ServeArguments {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8000' },
      host: { type: 'string', default: LOOPBACK },
      dir: { type: 'string', default: 'public' },
      check: { type: 'boolean', default: false },
    },
  })
  const { host, dir: folder, check } = values
  if (!check && !existsSync(folder))
    throw new Error(`The folder ${folder} does not exist: run \`make build\` first`)
  return { port: portOf(values.port), host, folder, check }
}

/**
 * Parses a port.
 *
 * @throws with a single line for the user if it's invalid
 */
export function portOf(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw new Error(`PORT is "${text}": set it to a number from 1 to 65535, as in \`make site PORT=8001\``)
}

/**
 * Starts listening.
 *
 * @param port 0 selects any free port
 * @throws with a single line for the user if the address isn't available
 */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const remedy = remedyOf(error.code, port, host)
      reject(remedy === undefined ? error : new Error(remedy))
    })
    server.listen(port, host, resolve)
  })
}

function remedyOf(code: string | undefined, port: number, host: string): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return (
        `Port ${port} is in use by another program: stop that one (\`lsof -i :${port}\` names it) ` +
        `or use another port, as in \`make site PORT=${port + 1}\``
      )
    case 'EACCES':
      return `Port ${port} is reserved for the system: use one above 1023, as in \`make site PORT=8001\``
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
      return (
        `HOST is "${host}", which is not an address of this machine: leave it out to serve this machine only, ` +
        'or set HOST=0.0.0.0 to serve the network'
      )
    default:
      return undefined
  }
}

/** Returns the URL of the site for the user who started the server. */
export function shownAddress(port: number, host: string): string {
  const isLocal = [LOOPBACK, 'localhost', '::1', '0.0.0.0', '::'].includes(host)
  return `http://${isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}/`
}
