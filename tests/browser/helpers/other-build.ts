import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { DIGEST_LENGTH } from '../../../src/service-worker/check-answer'
import { OFFLINE_MANIFEST, type OfflineManifest } from '../../../src/service-worker/offline-manifest'
import { SITE_FOLDER, builtFile } from './built-pages'

/** Changes of a test to a build. */
export interface Change {
  /** Text in the HTML and data of pages, with its replacement. */
  replace?: [from: string, to: string][]
  /** Removed routes. */
  without?: string[]
  /** Files, by path, that are missing from the build although it refers to them. */
  lose?: (path: string) => boolean
}

const TEXT = /\.(html|json|js|txt|xml|webmanifest)$/

/** Name of the tested build. */
export function buildName(folder = SITE_FOLDER): string {
  const { build } = JSON.parse(fs.readFileSync(path.join(folder, 'build.json'), 'utf8')) as { build: string }
  return build
}

/**
 * Creates another build of the site in a folder, as if its texts had been edited and it had been built again. It has a
 * different name and different script names, so that no file of the first build can be used. With the name of the first
 * build, only pages have changed, and scripts remain the same.
 */
export function otherBuild(folder: string, name: string, change: Change = {}): string {
  const old = buildName()
  const manifest = JSON.parse(builtFile('/offline/manifest.json')) as {
    shell: { url: string }[]
  }
  const scripts =
    name === old ? [] : manifest.shell.flatMap(({ url }) => /^\/.*-([0-9a-f]{8})\.js$/.exec(url)?.[1] ?? [])
  const renamed = new Map(scripts.map((digest) => [digest, `${name.slice(0, 4)}${digest.slice(4)}`]))
  const digests = scripts.length > 0 ? new RegExp(scripts.join('|'), 'g') : /$^/g
  const rewrite = (text: string) => {
    let next = text.replaceAll(old, name).replace(digests, (digest) => renamed.get(digest) ?? digest)
    for (const [from, to] of change.replace ?? []) next = next.replaceAll(from, to)
    return next
  }
  fs.cpSync(SITE_FOLDER, folder, {
    recursive: true,
    filter: (source) => !/\.(map|br|gz)$/.test(source) && !change.lose?.(source.slice(SITE_FOLDER.length)),
  })
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const source = path.join(folder, file)
    if (!TEXT.test(file) || !fs.statSync(source).isFile()) continue
    const before = fs.readFileSync(source, 'utf8')
    const after = rewrite(before)
    if (after !== before) fs.writeFileSync(source, after)
    const moved = path.join(
      folder,
      file.replace(digests, (digest) => renamed.get(digest) ?? digest),
    )
    if (moved !== source) fs.renameSync(source, moved)
  }
  fs.renameSync(path.join(folder, 'search', old), path.join(folder, 'search', name))
  for (const route of change.without ?? []) {
    fs.rmSync(path.join(folder, route), { recursive: true })
    fs.rmSync(path.join(folder, 'page-data', route), { recursive: true })
  }
  updateManifest(folder, change.without ?? [])
  return folder
}

/** Removes routes, and updates the digests of changed files like a build; the worker depends on them. */
function updateManifest(folder: string, without: readonly string[]): void {
  const target = path.join(folder, OFFLINE_MANIFEST)
  const manifest = JSON.parse(fs.readFileSync(target, 'utf8')) as OfflineManifest
  manifest.pages = manifest.pages.filter(({ route }) => !without.includes(route))
  for (const file of [...manifest.shell, ...manifest.pages.flatMap(({ files }) => files)]) {
    const source = path.join(folder, file.url)
    if (!fs.existsSync(source)) continue
    file.sha256 = sha256(source)
  }
  for (const page of manifest.pages) page.sha256 = sha256(path.join(folder, page.route, 'index.html'))
  fs.writeFileSync(target, JSON.stringify(manifest))
  fs.appendFileSync(path.join(folder, 'sw.js'), `// ${sha256(target)}\n`)
}

function sha256(file: string): string {
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex').slice(0, DIGEST_LENGTH)
}
