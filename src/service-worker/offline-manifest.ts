/** What the finished site consists of, for reading without a connection: `/offline/manifest.json`. */
export interface OfflineManifest {
  /** Name of the build: the same as long as only the content of pages changes. */
  build: string
  /** What any page needs: scripts, fonts, static query results, the search, the offline screen. */
  shell: ManifestFile[]
  /** Every page, in the order of the sidebar, then by route. */
  pages: ManifestPage[]
}

/** A file that is fetched. */
export interface ManifestFile {
  /** Address, from the root of the site. */
  url: string
  /** Bytes over the wire, compressed by gzip. */
  bytes: number
  /** The first digits of the SHA-256 of its content, see DIGEST_LENGTH. */
  sha256: string
}

/** A page that can be kept. */
export interface ManifestPage {
  route: string
  title: string
  /** Bytes of its HTML over the wire, compressed by gzip. */
  bytes: number
  /** The first digits of the SHA-256 of its HTML. Hosts may rewrite HTML, so it shows only whether a page was edited. */
  sha256: string
  /** What it loads besides the shell: pictures, stylesheets, the recording of a dashboard, its texts for the search. */
  files: ManifestFile[]
}

/** Address of the manifest. */
export const OFFLINE_MANIFEST = '/offline/manifest.json'

/** Address of the screen for pages that are not kept. */
export const OFFLINE_SCREEN = '/offline/'
