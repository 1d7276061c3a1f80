import net from 'node:net'
import { DEFAULT_PORTS, type Ports } from '../../verify/server/ports'

/** The ports used in programs: those of QuestDB, and HTTPS at a proxy. */
export interface ProgramPorts extends Ports {
  https: number
}

/** As written in the programs. */
const WRITTEN_PORTS: ProgramPorts = { ...DEFAULT_PORTS, https: 9443 }

const NAMES = Object.keys(WRITTEN_PORTS) as (keyof ProgramPorts)[]

/** Matches a number as a separate word that isn't part of a decimal number. */
const wholeNumber = (number: number) => new RegExp(`(?<![\\w.])${number}(?!\\w|\\.\\d)`, 'g')

/** Replaces the default ports in a program with those of the run. */
export function replacePorts(text: string, ports: ProgramPorts): string {
  return NAMES.reduce(
    (result, key) => result.replace(wholeNumber(WRITTEN_PORTS[key]), String(ports[key])),
    text,
  )
}

/** Restores the default ports in a program's output. */
export function restorePorts(text: string, ports: ProgramPorts): string {
  return NAMES.reduce(
    (result, key) => result.replace(wholeNumber(ports[key]), String(WRITTEN_PORTS[key])),
    text,
  )
}

/** Ports reserved for this run. */
export interface ReservedPorts {
  /** Number of this set; two concurrent runs never have the same one. */
  base: number
  ports: ProgramPorts
  release(): void
}

/** Below the ephemeral ports of Linux and macOS, and not used by well-known programs. */
const FIRST = 23_000
const SETS = 8
/** Distance between the sets of a language, and between languages within a set. */
const [SET_STEP, LANGUAGE_STEP] = [200, 10]

/**
 * Reserves ports for a language. They're the same in each run unless another run uses them, which leaves sources and
 * builds unchanged. Listening on the first port of the set marks it as taken.
 *
 * @param index index of the language in the list of all
 * @throws {Error} if all sets are taken
 */
export async function reservePorts(index: number): Promise<ReservedPorts> {
  for (let set = 0; set < SETS; set++) {
    const base = FIRST + set * SET_STEP + index * LANGUAGE_STEP
    const sign = await tryListen(base)
    if (!sign) continue
    const ports = Object.fromEntries(NAMES.map((key, i) => [key, base + 1 + i])) as unknown as ProgramPorts
    if (await areFree(ports)) return { base, ports, release: () => sign.close() }
    sign.close()
  }
  throw new Error(
    `port ${FIRST + index * LANGUAGE_STEP} and ${SETS - 1} alternative sets of ports are in use: stop the other runs`,
  )
}

async function areFree(ports: ProgramPorts): Promise<boolean> {
  const servers = await Promise.all(NAMES.map((key) => tryListen(ports[key])))
  const open = servers.filter((server) => server !== undefined)
  await Promise.all(open.map((server) => new Promise((resolve) => server.close(resolve))))
  return open.length === servers.length
}

function tryListen(port: number): Promise<net.Server | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer((socket) => socket.destroy())
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => resolve(server.unref()))
  })
}
