import net from 'node:net'
import tls from 'node:tls'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Ports } from '../../verify/server/ports'
import type { ProgramPorts } from './addresses'

/** Certificate and key of the TLS proxy, as PEM. */
export interface ServerIdentity {
  cert: Buffer
  key: Buffer
}

/** Time within which a server must have read what a program sent before it ended, in milliseconds. */
const DRAIN_LIMIT = 5_000

/**
 * The addresses programs connect to. Each port forwards its connections to a server's; the one for HTTPS, and with an
 * identity the one for the line protocol, terminates TLS. Programs use the same ports regardless of the server, and
 * without a server, nothing listens.
 */
export class Relays {
  private listeners: net.Server[] = []
  private readonly sockets = new Set<net.Socket>()
  /** Number of connections since the relays were opened. */
  connections = 0

  constructor(private readonly ports: ProgramPorts) {}

  /** Listens, and forwards connections to these ports of a server. */
  async open(target: Ports, identity?: ServerIdentity): Promise<void> {
    this.connections = 0
    const plain = (port: number) =>
      net.createServer({ allowHalfOpen: true }, (socket) => this.pass(socket, port))
    const encrypted = (port: number, identity: ServerIdentity) =>
      tls
        .createServer({ ...identity, allowHalfOpen: true }, (socket) => this.pass(socket, port))
        .on('tlsClientError', (_, socket) => socket.destroy())
    const { ports } = this
    await this.listen(plain(target.http), ports.http)
    await this.listen(plain(target.minHttp), ports.minHttp)
    await this.listen(plain(target.pgWire), ports.pgWire)
    await this.listen(identity ? encrypted(target.line, identity) : plain(target.line), ports.line)
    if (identity) await this.listen(encrypted(target.http, identity), ports.https)
  }

  /** Waits until the server has read everything that finished programs sent. */
  async drain(): Promise<void> {
    const deadline = Date.now() + DRAIN_LIMIT
    while (this.sockets.size > 0 && Date.now() < deadline) await sleep(5)
  }

  /** Stops listening. */
  async close(): Promise<void> {
    const closed = this.listeners.map((listener) => new Promise((resolve) => listener.close(resolve)))
    for (const socket of this.sockets) socket.destroy()
    this.listeners = []
    await Promise.all(closed)
  }

  private listen(server: net.Server, port: number): Promise<void> {
    this.listeners.push(server)
    server.on('connection', (socket: net.Socket) => this.track(socket))
    return new Promise((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', resolve)
    })
  }

  private pass(client: net.Socket, port: number): void {
    this.connections++
    const server = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    this.track(server)
    for (const socket of [client, server]) socket.setNoDelay(true)
    // Forwards a normal end of one side in sequence, and a failure immediately.
    client.on('error', () => server.destroy()).on('close', () => server.end())
    server.on('error', () => client.destroy()).on('close', () => client.end())
    client.pipe(server)
    server.pipe(client)
  }

  /** Returns the socket below a TLS connection, which remains open after a failed handshake. */
  private track(socket: net.Socket): void {
    this.sockets.add(socket)
    socket.on('close', () => this.sockets.delete(socket))
  }
}
