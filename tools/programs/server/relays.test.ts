import net from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { reservePorts, type ReservedPorts } from './addresses'
import { Relays } from './relays'

let reserved: ReservedPorts
let server: net.Server
let received: string
let target: { http: number; minHttp: number; line: number; pgWire: number }

beforeEach(async () => {
  reserved = await reservePorts(16)
  received = ''
  // answers when the other side has said everything, as a server does that reads until the end
  server = net.createServer({ allowHalfOpen: true }, (socket) => {
    socket.setEncoding('utf8').on('data', (text: string) => (received += text))
    socket.on('end', () => socket.end('done'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as net.AddressInfo
  target = { http: port, minHttp: port, line: port, pgWire: port }
})
afterEach(() => {
  reserved.release()
  server.close()
})

function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = net.connect(reserved.ports.line, '127.0.0.1', () => socket.end(text))
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part))
    socket.on('error', reject).on('close', () => resolve(answer))
  })
}

it('pass everything on, both ways, and count connections', async () => {
  const relays = new Relays(reserved.ports)
  await relays.open(target)
  expect(relays.connections).toBe(0)
  expect(await send('trades price=1')).toBe('done')
  await relays.drain()
  expect(received).toBe('trades price=1')
  expect(relays.connections).toBe(1)
  await relays.close()
})

it('refuse connections while they are closed, and listen on the same ports again', async () => {
  const relays = new Relays(reserved.ports)
  await relays.open(target)
  await relays.close()
  await expect(send('lost')).rejects.toThrow('ECONNREFUSED')
  await relays.open(target)
  expect(await send('kept')).toBe('done')
  expect(received).toBe('kept')
  await relays.close()
})
