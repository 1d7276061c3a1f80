import fs from 'node:fs'
import path from 'node:path'
import { SITE_FOLDER, builtFile } from './built-pages'

/** What a test changes in a build. */
export interface Change {
  /** Text that stands in the HTML and the data of pages, and what stands there afterwards. */
  replace?: [from: string, to: string][]
  /** Routes that the build has no longer. */
  without?: string[]
  /** Files, by their path in the site, that the build has no longer though it names them. */
  lose?: (path: string) => boolean
}

const TEXT = /\.(html|json|js|txt|xml|webmanifest)$/

/** Name of the build that is tested. */
export function buildName(folder = SITE_FOLDER): string {
  const { build } = JSON.parse(fs.readFileSync(path.join(folder, 'build.json'), 'utf8')) as { build: string }
  return build
}

/**
 * Makes another build of the site in a folder, as if its texts had been changed and it had been built again: it has
 * another name, and its scripts have other names too, so that nothing of the first build can serve it.
 */
export function otherBuild(folder: string, name: string, change: Change = {}): string {
  const old = buildName()
  const manifest = JSON.parse(builtFile('/offline/manifest.json')) as {
    shell: { url: string }[]
  }
  const scripts = manifest.shell.flatMap(({ url }) => /^\/.*-([0-9a-f]{20})\.js$/.exec(url)?.[1] ?? [])
  const renamed = new Map(scripts.map((digest) => [digest, `${name.slice(0, 8)}${digest.slice(8)}`]))
  const digests = new RegExp([...renamed.keys()].join('|'), 'g')
  const rewrite = (text: string) => {
    let next = text.replaceAll(old, name).replace(digests, (digest) => renamed.get(digest) ?? digest)
    for (const [from, to] of change.replace ?? []) next = next.replaceAll(from, to)
    return next
  }
  fs.cpSync(SITE_FOLDER, folder, {
    recursive: true,
    filter: (source) => !source.endsWith('.map') && !change.lose?.(source.slice(SITE_FOLDER.length)),
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
  removeFromManifest(folder, change.without ?? [])
  return folder
}

function removeFromManifest(folder: string, routes: readonly string[]): void {
  const file = path.join(folder, 'offline/manifest.json')
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as { pages: { route: string }[] }
  manifest.pages = manifest.pages.filter(({ route }) => !routes.includes(route))
  fs.writeFileSync(file, JSON.stringify(manifest))
}
