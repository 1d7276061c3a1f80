import type { ProgramServer } from '../../../src/content/client-examples/languages'
import { serverConf } from '../../verify/server/server-conf'
import type { Server } from '../../verify/server/server'
import { findJar, findJava } from '../../verify/server/questdb-jar'
import { startServer } from '../../verify/server/start-server'
import { makeCertificates, type Certificates } from './certificates'

/** The login used by all programs that require one, for HTTP and PGWire. */
const LOGIN = { user: 'admin', password: 'quest' }

/** The public part of the key in the manifests, in the format of the server's file. */
const AUTH_KEY =
  'admin ec-p-256-sha256 CDyxIw7zCUucCLRPNIL3SYtDL00bO9awl447uzO3TM0 mbUYl2C2kJUR0jQQIaJj-3_94wRoMZKWq_ds51pqGxk\n'

/** Milliseconds. While the programs of one language run, those of the next are compiled, which takes all cores. */
const STATEMENT_LIMIT = 60_000

/**
 * The servers of a run, each started on first use and restarted if it crashes. `tls` is the one with authentication.
 */
export class Servers {
  private readonly started = new Map<boolean, Promise<Server>>()
  private certificates: Promise<Certificates> | undefined
  private found: Promise<readonly [java: string, jar: string]> | undefined

  /** @throws {MissingTool} without Java, or without what downloads the server */
  async get(kind: ProgramServer): Promise<Server> {
    const isSecured = kind !== 'open'
    const running = await this.started.get(isSecured)
    if (running && running.lastWords() === undefined) return running
    const server = isSecured ? startSecured() : startOpen()
    this.started.set(isSecured, server)
    return server
  }

  /** Java and the server's jar, for examples that start their own servers. */
  engine(): Promise<readonly [java: string, jar: string]> {
    return (this.found ??= Promise.all([findJava(), findJar()]))
  }

  /** The certificate of the TLS proxy, and the variables with which programs trust it. */
  tls(): Promise<Certificates> {
    return (this.certificates ??= makeCertificates())
  }

  /** Stops all of them. */
  async stop(): Promise<void> {
    await Promise.allSettled([...this.started.values()].map(async (server) => (await server).stop()))
  }
}

/** With metrics, which monitoring tools read. */
function startOpen(): Promise<Server> {
  return startServer((ports) => serverConf(ports, { 'metrics.enabled': 'true' }), {
    statementLimit: STATEMENT_LIMIT,
  })
}

function startSecured(): Promise<Server> {
  const keys = 'conf/auth.txt'
  const settings = {
    'line.tcp.auth.db.path': keys,
    'http.user': LOGIN.user,
    'http.password': LOGIN.password,
  }
  return startServer((ports) => serverConf(ports, settings), {
    login: LOGIN,
    files: { [keys]: AUTH_KEY },
    statementLimit: STATEMENT_LIMIT,
  })
}
