/** Format of `/offline/manifest.json`, which lists the site's files for offline use. */
export interface OfflineManifest {
  /** Name of the build, which stays the same if only the content of pages changes. */
  build: string
  /** Files that any page needs: scripts, stylesheets, fonts, static query results, the search, the offline screen. */
  shell: ManifestFile[]
  /** Every page, in the order in which all of them are downloaded. */
  pages: ManifestPage[]
}

/** A file to download. */
export interface ManifestFile {
  /** Absolute path on the site. */
  url: string
  /** Size after gzip, in bytes. */
  bytes: number
  /** The first digits of the SHA-256 of its content, see DIGEST_LENGTH. */
  sha256: string
}

/** A page that can be saved for offline use. */
export interface ManifestPage {
  route: string
  title: string
  /** Size of its HTML after gzip, in bytes. */
  bytes: number
  /** The first digits of the HTML's SHA-256. Only detects edits between builds, because hosts may rewrite HTML. */
  sha256: string
  /** Files it loads besides the shell: images, stylesheets, a dashboard's recording, its text for the search. */
  files: ManifestFile[]
}

/** Address of the manifest. */
export const OFFLINE_MANIFEST = '/offline/manifest.json'

/** Address of the screen shown for pages that aren't available offline. */
export const OFFLINE_SCREEN = '/offline/'
