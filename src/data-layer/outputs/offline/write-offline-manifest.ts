import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  OFFLINE_MANIFEST,
  type ManifestFile,
  type ManifestPage,
  type OfflineManifest,
} from '../../../service-worker/offline-manifest'
import { builtPage } from '../build-stamp/built-page'
import { filesInHtml } from './files-in-html'

/** Fonts and pictures that a stylesheet loads; of other files nothing. */
function filesOfStylesheet(folder: string, url: string): string[] {
  if (!url.endsWith('.css')) return []
  const css = fs.readFileSync(path.join(folder, url), 'utf8')
  return [...css.matchAll(/url\(["']?(?!data:)([^"')]+)/g)].map(([, name = '']) =>
    path.posix.resolve(path.posix.dirname(url), name),
  )
}

/** A page that can be kept, as the data layer knows it. */
export interface OfflinePage {
  route: string
  title: string
}

/** Folders of which every file belongs to the shell. */
const SHELL_FOLDERS = ['fonts', 'page-data/sq/d']

/** Single files of the shell. */
const SHELL_FILES = ['/manifest.webmanifest', '/icons/favicon.svg', '/icons/icon-192.png']

/**
 * Writes what the service worker must know of the finished site.
 *
 * @param scripts names of all scripts of this build
 * @param shellData addresses of data that belong to the shell: the search
 */
export function writeOfflineManifest(
  folder: string,
  build: string,
  pages: readonly OfflinePage[],
  { scripts, shellData }: { scripts: readonly string[]; shellData: readonly string[] },
): void {
  const sizes = new Map<string, number>()
  const fileAt = (url: string): ManifestFile => {
    const known = sizes.get(url)
    const bytes = known ?? gzipSync(fs.readFileSync(path.join(folder, url)), { level: 5 }).length
    sizes.set(url, bytes)
    return { url, bytes }
  }
  const inFolders = SHELL_FOLDERS.flatMap((name) =>
    fs
      .readdirSync(path.join(folder, name))
      .filter((file) => !file.endsWith('.txt'))
      .map((file) => `/${name}/${file}`),
  )
  const shell = [...scripts.map((name) => `/${name}`), ...inFolders, ...SHELL_FILES, ...shellData].map(fileAt)
  const inShell = new Set(shell.map(({ url }) => url))
  const listed = pages.map(({ route, title }): ManifestPage => {
    const html = fs.readFileSync(builtPage(folder, route).html)
    const direct = filesInHtml(html.toString())
    const files = [...direct, ...direct.flatMap((url) => filesOfStylesheet(folder, url))]
      .filter((url) => !inShell.has(url))
      .map(fileAt)
    return { route, title, bytes: gzipSync(html, { level: 5 }).length, files }
  })
  const manifest: OfflineManifest = { build, shell, pages: listed }
  const target = path.join(folder, OFFLINE_MANIFEST)
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.writeFileSync(target, JSON.stringify(manifest))
}
