import net from 'node:net'

/** The four ports that a QuestDB listens on. */
export interface Ports {
  http: number
  /** Health checks and metrics. */
  minHttp: number
  /** Line protocol over TCP. */
  line: number
  pgWire: number
}

/** Ports of a default installation, which pages use. */
export const DEFAULT_PORTS: Ports = { http: 9000, minHttp: 9003, line: 9009, pgWire: 8812 }

/** Four ports of the loopback interface that were free a moment ago. */
export async function freePorts(): Promise<Ports> {
  const servers = await Promise.all([listen(), listen(), listen(), listen()])
  const [http, minHttp, line, pgWire] = servers.map((server) => (server.address() as net.AddressInfo).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return { http, minHttp, line, pgWire } as Ports
}

function listen(): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
}
