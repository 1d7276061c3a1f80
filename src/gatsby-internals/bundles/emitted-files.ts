import fs from 'node:fs'
import path from 'node:path'
import { missingInternal } from '../../base/missing-internal'

/** This file, for messages. */
const FILE = 'src/gatsby-internals/bundles/emitted-files.ts'

/** Where the list of the last bundling is kept, from the project's root. */
const LIST = '.cache/emitted-files.json'

/** Name of the chunks that run examples. They need a server, so that nobody keeps them for reading offline. */
const ONLINE_ONLY = 'live'

interface Chunk {
  files: Iterable<string>
  groupsIterable: Iterable<{ name?: string }>
}

interface Compilation {
  getAssets: () => { name: string }[]
  chunks: Iterable<Chunk>
}

interface Compiler {
  hooks: {
    done: { tap: (name: string, handle: (stats: { compilation: Compilation }) => void) => void }
  }
}

/**
 * A webpack plugin that lists the files emitted by the current build, except those that are useless offline. The list is
 * necessary because `public/` also contains files of earlier builds, which can't be told apart otherwise.
 */
export class EmittedFiles {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('EmittedFiles', ({ compilation }) => {
      const online = new Set([...compilation.chunks].filter(isOnlineOnly).flatMap(({ files }) => [...files]))
      if (online.size === 0)
        throw missingInternal(FILE, `a chunk in groups whose name begins with \`${ONLINE_ONLY}\``)
      const names = compilation.getAssets().flatMap(({ name }) => (online.has(name) ? [] : [name]))
      fs.writeFileSync(path.join(this.root, LIST), JSON.stringify(names))
    })
  }
}

/** Only the chunks of that name load it. */
function isOnlineOnly({ groupsIterable }: Chunk): boolean {
  const groups = [...groupsIterable]
  return groups.length > 0 && groups.every(({ name }) => name?.startsWith(ONLINE_ONLY))
}

/** Names of the scripts and stylesheets for offline reading that the last bundling wrote into `public/`. */
export function emittedBundles(root: string): string[] {
  const names = JSON.parse(fs.readFileSync(path.join(root, LIST), 'utf8')) as string[]
  const bundles = names.filter(isBundle).sort()
  if (!bundles.some((name) => /^app-.*\.js$/.test(name)))
    throw missingInternal(FILE, `a script \`app-….js\` in ${LIST}`)
  // part of the HTML of every page
  return bundles.filter((name) => !/^app\..*\.css$/.test(name))
}

/** Whether the path of a file in `public/` is that of a script or stylesheet at its root, where webpack writes them. */
export function isBundle(name: string): boolean {
  return /^[^/]+\.(?:js|css)$/.test(name)
}
