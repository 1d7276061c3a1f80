/** Message from a page to the worker. */
export type ToWorker =
  /** A page was opened: its route, and the build of the code that runs in the tab. */
  | { site: 'reading'; route: string; build: string }
  /** Requests a `kept` message. */
  | { site: 'ask' }
  /** Download every page, or resume doing so. */
  | { site: 'fetch-all' }
  /** Stop downloading, and retain the pages that are stored. */
  | { site: 'stop' }
  /** Delete every page that the reader hasn't opened. */
  | { site: 'remove' }

/** Message from the worker to pages. */
export interface FromWorker {
  site: 'kept'
  build: string
  /** Pages that are available offline. */
  pages: { route: string; title: string }[]
  /** Number of pages on the site. */
  total: number
  /** Transfer size of the pages that aren't stored yet, in bytes. */
  bytesMissing: number
  /** Transfer size of the stored pages, in bytes. */
  bytesKept: number
  /** Whether the reader requested all pages and hasn't stopped the download. */
  wanted: boolean
  /** Whether pages are being fetched. */
  fetching: boolean
  /** Why fetching stopped, if it failed. */
  trouble: 'no room' | 'no connection' | null
}
