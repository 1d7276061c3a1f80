import fs from 'node:fs'
import path from 'node:path'

/** Where the list of the last bundling is kept, from the project's root. */
const LIST = '.cache/emitted-files.json'

interface Compiler {
  hooks: {
    done: {
      tap: (
        name: string,
        handle: (stats: { compilation: { getAssets: () => { name: string }[] } }) => void,
      ) => void
    }
  }
}

/**
 * A webpack plugin that notes the files of the last bundling. `public/` also holds files of earlier builds, and
 * nothing else tells them apart.
 */
export class EmittedFiles {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('EmittedFiles', ({ compilation }) => {
      const names = compilation.getAssets().map(({ name }) => name)
      fs.writeFileSync(path.join(this.root, LIST), JSON.stringify(names))
    })
  }
}

/** Names of the scripts that the last bundling wrote into `public/`. */
export function emittedScripts(root: string): string[] {
  const names = JSON.parse(fs.readFileSync(path.join(root, LIST), 'utf8')) as string[]
  return names.filter((name) => name.endsWith('.js')).sort()
}
