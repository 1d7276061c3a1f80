import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { FLOOR_FILE } from '../../records/floor'
import { FACTS_FILES } from '../../records/server-facts'
import { BENCHMARK_FOLDER } from '../../content/benchmarks/read-benchmarks'
import { PARAMETER_FOLDER } from '../../content/parameters/read-parameters'
import { siteDataPath } from '../../content/site/read-site-data'
import { SHOWN_SITE_DATA } from './site-facts'

/** Modules from which everything is reached that turns a content file into HTML. */
const COMPILER = ['src/data-layer/content/shared-compiler.ts']

/** Modules from which everything is reached that makes nodes and answers queries. */
const DATA_LAYER = ['gatsby-config.ts', 'gatsby-node.ts']

/** Files besides modules that the HTML of any page may depend on. What single pages read is kept with each page. */
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

/** Files and folders, relative to the root, that compiled pages depend on besides content. */
export function pipelineSources(root: string): string[] {
  return [...modulesFrom(root, COMPILER), ...DATA]
}

/** Digest of {@link pipelineSources}. It is part of each page's key in the cache. */
export function pipelineDigest(root: string): string {
  return digestOf(root, pipelineSources(root))
}

/**
 * Digest of everything besides content that answers to page queries depend on. It is part of each page's context: Gatsby
 * runs a page's query again only when its nodes or its context change, and does not see edits of modules that
 * gatsby-node.ts imports.
 */
export function dataLayerDigest(root: string): string {
  return digestOf(root, [...modulesFrom(root, DATA_LAYER), ...DATA])
}

const known = new Map<string, readonly string[]>()

/**
 * Paths, relative to the root, of the project's modules that are reached from some of them. They are looked up once
 * per process, which doesn't reload its own modules either.
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
