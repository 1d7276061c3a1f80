// The part of `send` that serve.ts uses; the package has no types of its own.
declare module 'send' {
  import type { EventEmitter } from 'node:events'
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface SendStream extends EventEmitter {
    pipe: (response: ServerResponse) => ServerResponse
  }

  export default function send(
    request: IncomingMessage,
    pathname: string,
    options: { root: string; index: false; cacheControl: false },
  ): SendStream
}
