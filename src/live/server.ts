import { readStored, writeStored } from '../client/shared/storage'
import { ownMachine } from '../dashboard/endpoint'

const KEY = 'live-server'

/** Where statements are sent. */
export interface LiveServer {
  /** Absolute address with a slash at its end. */
  endpoint: string
  /** Whether it is the reader's own server, not the public one. */
  isOwn: boolean
  /** Display name: `Demo server`, `localhost:9000`. */
  name: string
}

/** The public endpoint, from an attribute of the document. Without it, examples can't be run. */
const publicEndpoint = (page: Document): string | undefined => page.documentElement.dataset.live

/** The server that this reader chose, or the public one. */
export function chosenServer(page: Document): LiveServer {
  return (
    ownServer(readStored(KEY) ?? '') ?? {
      endpoint: new URL((publicEndpoint(page) ?? '/').replace(/\/?$/, '/'), page.baseURI).href,
      isOwn: false,
      name: 'Demo server',
    }
  )
}

/** A server on the reader's machine; undefined for any other address. */
export function ownServer(address: string): LiveServer | undefined {
  const endpoint = ownMachine(address.trim())?.replace(/\/?$/, '/')
  return endpoint === undefined ? undefined : { endpoint, isOwn: true, name: new URL(endpoint).host }
}

/** Stores the choice for later visits; undefined for the public server. */
export function keepChoice(server: LiveServer | undefined): void {
  writeStored(KEY, server?.endpoint ?? '')
}
