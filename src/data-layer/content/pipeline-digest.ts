import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { isOptimized } from '../../base/optimizations'
import { FLOOR_FILE } from '../../records/floor'
import { FACTS_FILES } from '../../records/server-facts'
import { BENCHMARK_FOLDER } from '../../content/benchmarks/read-benchmarks'
import { PARAMETER_FOLDER } from '../../content/parameters/read-parameters'
import { siteDataPath } from '../../content/site/read-site-data'
import { SHOWN_SITE_DATA } from './site-facts'

/** Entry points of all modules that convert content files to HTML. */
const COMPILER = ['src/data-layer/content/shared-compiler.ts']

/** Entry points of all modules that create nodes and resolve queries. */
const DATA_LAYER = ['gatsby-config.ts', 'gatsby-node.ts']

/**
 * Files other than modules that the HTML of any page can depend on. Dependencies of single pages are stored with the
 * page.
 */
const DATA = [
  'gatsby-config.ts',
  'package-lock.json',
  siteDataPath('site'),
  ...SHOWN_SITE_DATA.map(siteDataPath),
  BENCHMARK_FOLDER,
  FLOOR_FILE,
  PARAMETER_FOLDER,
  FACTS_FILES.functions,
  FACTS_FILES.keywords,
  FACTS_FILES.parameters,
]

/** Files and folders, relative to the root, that compiled pages depend on in addition to content. */
export function pipelineSources(root: string): string[] {
  return [...modulesFrom(root, COMPILER), ...DATA]
}

/** Digest of {@link pipelineSources}, which is part of each page's cache key. */
export function pipelineDigest(root: string): string {
  return digestOf(root, pipelineSources(root))
}

/**
 * Digest of everything other than content that page queries depend on. It's part of each page's context because Gatsby
 * runs a page query again only if nodes or the context change, and doesn't track modules imported by gatsby-node.ts.
 */
export function dataLayerDigest(root: string): string {
  return digestOf(root, [...modulesFrom(root, DATA_LAYER), ...DATA])
}

const known = new Map<string, readonly string[]>()

/**
 * Returns the paths, relative to the root, of all project modules that some modules import directly or indirectly.
 * Computed once per process, which doesn't reload its own modules either.
 */
function modulesFrom(root: string, entryPoints: readonly string[]): readonly string[] {
  const key = [root, ...entryPoints].join('\n')
  const found = known.get(key) ?? inputsOf(root, entryPoints)
  known.set(key, found)
  return found
}

function inputsOf(root: string, entryPoints: readonly string[]): string[] {
  const { metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: [...entryPoints],
    bundle: true,
    packages: 'external',
    platform: 'node',
    metafile: true,
    write: false,
    outdir: '.',
    logLevel: 'silent',
  })
  return Object.keys(metafile.inputs).sort()
}

function digestOf(root: string, sources: readonly string[]): string {
  const hash = createHash('sha1')
  // the only optimization that changes compiled pages
  if (!isOptimized('deferred-layout')) hash.update('without deferred layout')
  for (const source of sources)
    for (const file of filesBelow(path.join(root, source)))
      hash.update(path.relative(root, file)).update(fs.readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

function filesBelow(place: string): string[] {
  if (!fs.existsSync(place)) return []
  if (fs.statSync(place).isFile()) return [place]
  return fs
    .readdirSync(place, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => path.join(place, name))
    .filter((file) => fs.statSync(file).isFile())
}
