/** What a page tells the worker. */
export type ToWorker =
  /** A page is being read: which, and of which build its code is. */
  | { site: 'reading'; route: string; build: string }
  /** Which pages are kept? Answered by a `kept` message. */
  | { site: 'ask' }
  /** Fetch every page; goes on where it was left. */
  | { site: 'fetch-all' }
  /** Stop fetching, and keep what is there. */
  | { site: 'stop' }
  /** Delete every page that was not read. */
  | { site: 'remove' }

/** What the worker tells pages. */
export interface FromWorker {
  site: 'kept'
  build: string
  /** Kept pages by route, with title. */
  pages: { route: string; title: string }[]
  /** Number of pages of the site. */
  total: number
  /** Bytes over the wire of the pages that are not kept yet. */
  bytesMissing: number
  /** Bytes over the wire of the pages that are kept. */
  bytesKept: number
  /** Whether a reader asked for all pages and did not stop. */
  wanted: boolean
  /** Whether pages are being fetched. */
  fetching: boolean
  /** Why fetching stopped, if it failed. */
  trouble: 'no room' | 'no connection' | null
}
