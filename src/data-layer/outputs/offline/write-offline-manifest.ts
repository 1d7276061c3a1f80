import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { DIGEST_LENGTH } from '../../../service-worker/check-answer'
import {
  OFFLINE_MANIFEST,
  type ManifestFile,
  type ManifestPage,
  type OfflineManifest,
} from '../../../service-worker/offline-manifest'
import { builtPage } from '../../../gatsby-internals/html/built-page'
import { recordingAddress } from '../../dashboard/dashboard-files'
import { filesInHtml } from './files-in-html'

/** Returns the fonts and images loaded by a style sheet; empty for other files. */
function filesOfStylesheet(folder: string, url: string): string[] {
  if (!url.endsWith('.css')) return []
  const css = fs.readFileSync(path.join(folder, url), 'utf8')
  return [...css.matchAll(/url\(["']?(?!data:)([^"')]+)/g)].map(([, name = '']) =>
    path.posix.resolve(path.posix.dirname(url), name),
  )
}

function describe(folder: string, url: string): ManifestFile {
  const content = fs.readFileSync(path.join(folder, url))
  return {
    url,
    bytes: gzipSync(content, { level: 5 }).length,
    sha256: createHash('sha256').update(content).digest('hex').slice(0, DIGEST_LENGTH),
  }
}

/** A page that can be stored, as known to the data layer. */
export interface OfflinePage {
  route: string
  title: string
}

/** Folders of which all files belong to the shell. */
const SHELL_FOLDERS = ['fonts', 'page-data/sq/d']

/** Individual files of the shell. */
const SHELL_FILES = ['/manifest.webmanifest', '/icons/favicon.svg', '/icons/icon-192.png']

/**
 * Writes the manifest of the finished site for the service worker.
 *
 * @param bundles names of all scripts and stylesheets of this build
 * @param shellData URLs of data that belongs to the shell: the search
 * @param texts URLs of the texts that the search quotes, by route of their page
 */
export function writeOfflineManifest(
  folder: string,
  build: string,
  pages: readonly OfflinePage[],
  {
    bundles,
    shellData,
    texts,
  }: { bundles: readonly string[]; shellData: readonly string[]; texts: ReadonlyMap<string, string> },
): void {
  const known = new Map<string, ManifestFile>()
  const fileAt = (url: string): ManifestFile => {
    const file = known.get(url) ?? describe(folder, url)
    known.set(url, file)
    return file
  }
  const inFolders = SHELL_FOLDERS.flatMap((name) =>
    fs
      .readdirSync(path.join(folder, name))
      .filter((file) => !/\.(txt|br|gz)$/.test(file))
      .map((file) => `/${name}/${file}`),
  )
  const shell = [...bundles.map((name) => `/${name}`), ...inFolders, ...SHELL_FILES, ...shellData].map(fileAt)
  const inShell = new Set(shell.map(({ url }) => url))
  const listed = pages.map(({ route, title }): ManifestPage => {
    const { html } = builtPage(folder, route)
    const direct = filesInHtml(fs.readFileSync(html, 'utf8'))
    const recording = recordingAddress(route)
    const text = texts.get(route)
    const files = [
      ...direct,
      ...direct.flatMap((url) => filesOfStylesheet(folder, url)),
      ...(fs.existsSync(path.join(folder, recording)) ? [recording] : []),
      ...(text === undefined ? [] : [text]),
    ]
      .filter((url) => !inShell.has(url))
      .map(fileAt)
    const { bytes, sha256 } = describe(folder, path.relative(folder, html))
    return { route, title, bytes, sha256, files }
  })
  const manifest: OfflineManifest = { build, shell, pages: listed }
  const target = path.join(folder, OFFLINE_MANIFEST)
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.writeFileSync(target, JSON.stringify(manifest))
}
