// The part of `compression` that tools/serve.ts uses; the package has no types of its own.
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean

  const compression: {
    (options?: { filter?: Filter }): Handler
    filter: Filter
  }
  export default compression
}
