import fs from 'node:fs'
import path from 'node:path'

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
 * A webpack plugin that notes the files of the last bundling, except those that are of no use offline. `public/` also
 * holds files of earlier builds, and nothing else tells them apart.
 */
export class EmittedFiles {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('EmittedFiles', ({ compilation }) => {
      const online = new Set([...compilation.chunks].filter(isOnlineOnly).flatMap(({ files }) => [...files]))
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

/** Names of the scripts for offline reading that the last bundling wrote into `public/`. */
export function emittedScripts(root: string): string[] {
  const names = JSON.parse(fs.readFileSync(path.join(root, LIST), 'utf8')) as string[]
  return names.filter((name) => name.endsWith('.js')).sort()
}
