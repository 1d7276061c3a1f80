/** Digest of all stylesheets, put in by src/gatsby-internals/bundles/on-create-webpack-config. */
declare const STYLES_DIGEST: string

/** Color of the browser's own bars, put in by src/gatsby-internals/bundles/on-create-webpack-config. */
declare const THEME_COLOR: string

/** Scripts in the HTML of every page, bundled from src/inline by src/gatsby-internals/bundles/on-create-webpack-config. */
declare const INLINE_HEAD: string
declare const INLINE_FAILURE_BANNER: string

/** Optimizations of the browser's code that are turned on (src/base/optimizations.ts). */
declare const OPTIMIZED: Readonly<Record<'hydrateInSteps' | 'startInSteps' | 'staticSubtrees', boolean>>

/** Where examples can be run, or ''; put in by src/gatsby-internals/bundles/on-create-webpack-config. */
declare const LIVE_ENDPOINT: string

declare module 'gatsby-plugin-sharp' {
  /** Data of a picture in several sizes and formats; the jobs that draw them are queued. */
  export function generateImageData(input: {
    file: never
    args: never
    reporter: unknown
    cache: unknown
  }): Promise<unknown>
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export = classes
}

/** What Gatsby starts a built site with; its import runs it. */
declare module 'gatsby-start' {}

declare module 'gatsby-loader' {
  interface PageData {
    status?: string
    notFound?: boolean
    /** The page's own data answered with status 500. */
    internalServerError?: boolean
    /** `build` is put in by src/gatsby-internals/html. */
    payload?: { path: string; build?: string }
  }

  /** Class of Gatsby's loader; the name is an alias in src/gatsby-internals/bundles/on-create-webpack-config. */
  export class BaseLoader {
    /** What is known about pages: their data, and they themselves. */
    pageDataDb: Map<string, PageData>
    pageDb: Map<string, { status: string }>
    /** Requests a page's data, and those of the page for a failed request in their place. */
    fetchPageDataJson: (this: BaseLoader, request: PageData) => Promise<PageData>
    loadAppData: () => Promise<{ webpackCompilationHash: string }>
    /** Requests a file; without a status, no answer came. */
    memoizedGet: (address: string) => Promise<{ status?: number; responseText?: string }>
    loadPage: (
      this: BaseLoader,
      path: string,
    ) => Promise<import('./gatsby-internals/client/gatsby-loader').LoadResult>
  }
}

declare module 'gatsby-react-router-scroll' {
  /** Scrolls after each change of address. */
  export class ScrollContext {
    componentDidUpdate: (this: ScrollContext, before: object) => void
  }
}

/** Repository of this site on the code host, put in by src/gatsby-internals/bundles/on-create-webpack-config. */
declare const WEBSITE_REPOSITORY: string
