import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { siteListener } from '../../../tools/serve'

/** Writes the response to a request for a path. */
export type Respond = (response: ServerResponse, path: string) => void

/** A server of a built site that a test can break, stop, restart, and update with another build. */
export interface TestSite {
  /** `http://localhost:…`, the same for the entire test because service workers belong to it. */
  url: string
  /** Serves a different folder from now on, like a deployment. */
  deploy(folder: string): void
  /** Delays responses to requests with a matching path until `speak` is called. */
  fallSilent(path: RegExp): void
  /** Ends delays, failures, and custom responses. */
  speak(): void
  /** Responds to requests with a matching path with this status. */
  fail(path: RegExp, status: number): void
  /** Responds to requests with a matching path with the test's own response. */
  answer(path: RegExp, respond: Respond): void
  /** Refuses connections, like a machine that is down. */
  stop(): Promise<void>
  /** Restarts on the same port. */
  start(): Promise<void>
  /** Requested paths in order. */
  asked: string[]
}

/** Starts a server on a free port. */
export async function startSite(folder: string): Promise<TestSite> {
  let listener = siteListener(folder)
  let silent: RegExp | undefined
  let failing: { path: RegExp; status: number } | undefined
  let answered: { path: RegExp; respond: Respond } | undefined
  let server: Server
  let port = 0
  const held: (() => void)[] = []
  const asked: string[] = []

  const start = async () => {
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      asked.push(pathname)
      const answer = () => {
        if (failing?.path.test(pathname)) {
          response.statusCode = failing.status
          response.end('broken by the test')
        } else if (answered?.path.test(pathname)) answered.respond(response, pathname)
        else listener(request, response)
      }
      if (silent?.test(pathname)) held.push(answer)
      else answer()
    })
    await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
    port = (server.address() as AddressInfo).port
  }
  await start()
  return {
    url: `http://localhost:${port}`,
    asked,
    deploy: (next) => {
      listener = siteListener(next)
    },
    fallSilent: (path) => {
      silent = path
    },
    fail: (path, status) => {
      failing = { path, status }
    },
    answer: (path, respond) => {
      answered = { path, respond }
    },
    speak: () => {
      silent = undefined
      failing = undefined
      answered = undefined
      for (const answer of held.splice(0)) answer()
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    start,
  }
}
