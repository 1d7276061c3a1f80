/** What Gatsby's loader gives for a page: {@link PageResources}, or a failure, or nothing. */
export type LoadResult = PageResources | LoadError | undefined

/** A page that can be drawn. */
export interface PageResources {
  component: unknown
  /** Module that holds the component `Head`. */
  head?: unknown
  /** Query result and page context: props of the page component. */
  json: Record<string, unknown>
  page: {
    componentChunkName: string
    path: string
    webpackCompilationHash: string
    staticQueryHashes: string[]
    slicesMap: object
  }
  staticQueryResults: object
  status?: undefined
}

/** A page that did not come. Gatsby tells why for scripts and static queries only. */
export interface LoadError {
  status: 'error'
  error?: unknown
  page?: undefined
}

/** The loader that Gatsby's own code asks (`window.___loader`). */
export interface GatsbyLoader {
  /** @param path path of a page with its path prefix and its search */
  loadPage: (path: string) => Promise<LoadResult>
  loadPageSync: (path: string, options?: object) => LoadResult
  /** Fetches a page that may be wanted next. */
  hovering: (path: string) => void
  /** Addresses of a page's data and scripts; null before its data have come. */
  getResourceURLsForPathname: (path: string) => string[] | null
}

declare global {
  interface Window {
    ___loader: GatsbyLoader
    ___navigate: (to: string | number, options?: object) => unknown
    ___webpackCompilationHash: string
  }
}

/** Whether there is nothing that can be drawn: it did not come, or its module holds no default export. */
export function isBroken(page: LoadResult): page is LoadError | undefined {
  return !page || page.status === 'error' || isModule(page.component)
}

/** Gatsby takes the module itself for the component where there is no default export. */
export function isModule(component: unknown): boolean {
  return (
    !component || (typeof component === 'object' && !('$$typeof' in component) && !('default' in component))
  )
}
