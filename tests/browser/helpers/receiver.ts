import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A real HTTP server that receives messages of the contact form at a different origin. */
export interface Receiver {
  /** URL for messages. */
  url: string
  /** Received messages in order, including duplicates. */
  messages: URLSearchParams[]
  /** Sets the status and JSON body of the next responses; initially 204 without a body. */
  answer(status: number, body?: object): void
  /** Accepts the next messages without responding until `speak` is called. */
  keepStill(): void
  /** Sends the delayed responses. */
  speak(): void
  stop(): Promise<void>
}

/** Starts a receiver on a free port. */
export async function startReceiver(): Promise<Receiver> {
  const messages: URLSearchParams[] = []
  const kept: (() => void)[] = []
  let still = false
  let status = 204
  let body: object | undefined
  const reply = (response: ServerResponse) => {
    response.statusCode = status
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('content-type', 'application/json')
    response.end(body && JSON.stringify(body))
  }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      messages.push(new URLSearchParams(text))
      if (still) kept.push(() => reply(response))
      else reply(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/take`,
    messages,
    answer: (newStatus, newBody) => {
      status = newStatus
      body = newBody
    },
    keepStill: () => {
      still = true
    },
    speak: () => {
      still = false
      for (const one of kept.splice(0)) one()
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
