/** Digest of all stylesheets, put in by outputs/bundles/on-create-webpack-config. */
declare const STYLES_DIGEST: string

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

/** Registers the service worker; its import runs it. */
declare module 'gatsby-service-worker' {}

declare module 'gatsby-loader' {
  /** Class of Gatsby's loader; the name is an alias of outputs/on-create-webpack-config. */
  export class BaseLoader {
    /** What is known about pages: their data, and they themselves. */
    pageDataDb: Map<string, { status: string; notFound?: boolean }>
    pageDb: Map<string, { status: string }>
    loadPage: (this: BaseLoader, path: string) => Promise<import('./client/errors/gatsby-loader').LoadResult>
  }
}

/** Repository of this site on the code host, put in by outputs/on-create-webpack-config. */
declare const WEBSITE_REPOSITORY: string
