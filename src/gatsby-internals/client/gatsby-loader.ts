/** What Gatsby's loader returns for a page: {@link PageResources}, an error, or nothing. */
export type LoadResult = PageResources | LoadError | undefined

/** A page that can be rendered. */
export interface PageResources {
  component: unknown
  /** Module that exports the component `Head`. */
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

/** A page that failed to load. Gatsby sets `error` only for scripts and static queries. */
export interface LoadError {
  status: 'error'
  error?: unknown
  page?: undefined
}

/** Gatsby's loader (`window.___loader`). */
export interface GatsbyLoader {
  /** @param path path of a page, including the path prefix and the query string */
  loadPage: (path: string) => Promise<LoadResult>
  loadPageSync: (path: string, options?: object) => LoadResult
  /** Prefetches a page whose link is hovered. */
  hovering: (path: string) => void
  /** URLs of a page's data and scripts; null until its data has loaded. */
  getResourceURLsForPathname: (path: string) => string[] | null
}

declare global {
  interface Window {
    ___loader: GatsbyLoader
    ___navigate: (to: string | number, options?: object) => unknown
    ___webpackCompilationHash: string
  }
}

/** Whether a page can't be rendered because it failed to load or its module has no default export. */
export function isBroken(page: LoadResult): page is LoadError | undefined {
  return !page || page.status === 'error' || isModule(page.component)
}

/** Whether this is a module: without a default export, Gatsby uses the module itself as the component. */
export function isModule(component: unknown): boolean {
  return (
    !component || (typeof component === 'object' && !('$$typeof' in component) && !('default' in component))
  )
}
