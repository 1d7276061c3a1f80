import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Compiler } from 'webpack'
import { OFF_VARIABLE } from '../../base/optimizations'

/** The part of webpack's `cache` that we change. */
export interface WebpackCache {
  type: string
  version?: string
  buildDependencies?: Record<string, string[]>
}

/** Cached bundles are valid while these are unchanged: packages, settings of compilers, and the compiled Gatsby files. */
const SOURCES = [
  'package-lock.json',
  '.babelrc.json',
  '.browserslistrc',
  'tsconfig.json',
  '.cache/compiled/gatsby-config.js',
  '.cache/compiled/gatsby-node.js',
]

/**
 * Ties webpack's cache to {@link SOURCES}. By default, webpack resolves every `require` of itself, Gatsby, all plugins,
 * and all loaders to find out what its configuration depends on, which the digest of the lockfile covers as well.
 * Loaders add themselves later; {@link ForgetLoaders} removes them.
 */
export function cacheByLockfile(cache: WebpackCache, root: string): WebpackCache {
  const hash = createHash('sha1')
    .update(process.version)
    .update(process.env[OFF_VARIABLE] ?? '')
  for (const source of SOURCES) hash.update(source).update(fs.readFileSync(path.join(root, source)))
  return { ...cache, version: hash.digest('hex'), buildDependencies: { defaultWebpack: [] } }
}

/** Removes loaders from the dependencies of cached bundles, because they are packages of the lockfile. */
export class ForgetLoaders {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('ForgetLoaders', ({ buildDependencies }) => {
      buildDependencies.clear()
    })
  }
}
