import { once } from 'node:events'
import net from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { freePorts } from './ports'

afterEach(() => void vi.restoreAllMocks())

it('finds four ports on which a server can listen', async () => {
  const ports = await freePorts()
  expect(Object.keys(ports).sort()).toEqual(['http', 'line', 'minHttp', 'pgWire'])
  const servers = Object.values<number>({ ...ports }).map((port) =>
    net.createServer().listen(port, '127.0.0.1'),
  )
  try {
    await Promise.all(servers.map((server) => once(server, 'listening')))
    expect(new Set(Object.values(ports)).size).toBe(4)
  } finally {
    for (const server of servers) server.close()
  }
})

it('says why it found none', async () => {
  vi.spyOn(net.Server.prototype, 'listen').mockImplementation(function (this: net.Server) {
    queueMicrotask(() => this.emit('error', new Error('EMFILE: too many open files')))
    return this
  })
  await expect(freePorts()).rejects.toThrow('EMFILE: too many open files')
})
