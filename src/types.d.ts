/** Digest of all stylesheets, put in by outputs/on-create-webpack-config. */
declare const STYLES_DIGEST: string

declare module 'gatsby-plugin-sharp' {
  /** Data of a picture in several sizes and formats; the jobs that draw them are queued. */
  export function generateImageData(input: {
    file: never
    args: never
    pathPrefix: string
    reporter: unknown
    cache: unknown
  }): Promise<unknown>
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export = classes
}
