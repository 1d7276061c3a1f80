import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Compiler } from 'webpack'

/** The part of webpack's `cache` that we change. */
export interface WebpackCache {
  type: string
  version?: string
  buildDependencies?: Record<string, string[]>
}

/** What decides whether kept bundles still hold: the packages, the compilers' settings, and our own Gatsby files as Gatsby compiled them. */
const SOURCES = [
  'package-lock.json',
  '.babelrc.json',
  '.browserslistrc',
  'tsconfig.json',
  '.cache/compiled/gatsby-config.js',
  '.cache/compiled/gatsby-node.js',
]

/**
 * Ties webpack's kept work to {@link SOURCES}. Gatsby lets webpack find out by itself what its configuration depends
 * on: it resolves every `require` of webpack, Gatsby, all plugins and all loaders, a tenth of the processor time of a
 * cold build, to learn what the lockfile says in one digest. Loaders name themselves: {@link ForgetLoaders} sees to them.
 */
export function cacheByLockfile(cache: WebpackCache, root: string): WebpackCache {
  const hash = createHash('sha1').update(process.version)
  for (const source of SOURCES) hash.update(source).update(fs.readFileSync(path.join(root, source)))
  return { ...cache, version: hash.digest('hex'), buildDependencies: { defaultWebpack: [] } }
}

/** Takes loaders out of what kept bundles depend on: they are packages of the lockfile. */
export class ForgetLoaders {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('ForgetLoaders', ({ buildDependencies }) => {
      buildDependencies.clear()
    })
  }
}
