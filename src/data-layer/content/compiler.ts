import { createHash } from 'node:crypto'
import path from 'node:path'
import type { NodePluginArgs } from 'gatsby'
import { compileMDXWithCustomOptions } from 'gatsby-plugin-mdx'
import sharp from 'sharp'
import { compilePage, type CompiledPage, type CompileServices } from '../../markdown/compile-page'
import { drawDiagram } from '../../markdown/diagrams/draw-diagram'
import type { SiteFacts } from '../../markdown/components/site-facts'
import type { FragmentSource, ReleaseFacts } from '../../markdown/page-context'
import type { ReleaseFacts as ReleaseRecord } from '../code-host/facts'
import { gatsbyState } from '../gatsby-state'
import { FAMILIES, FRAGMENT_FOLDERS } from './families'
import { listMdx, readContentFile, type ContentFile } from './content-file'
import { pipelineDigest } from './pipeline-digest'
import { usedNames } from '../../sql/used-names'
import { demoUrl } from '../reference/demo-url'
import { knownNames } from '../reference/known-names'
import { readBenchmarks } from '../benchmarks/read-benchmarks'
import { readSiteData } from '../site/read-site-data'
import { readServerFacts } from '../reference/read-server-facts'
import { readRecord } from './read-record'

/** What of Gatsby's API the compiler uses; every Node API function is handed all of it. */
export type CompilerApi = Pick<
  NodePluginArgs,
  'cache' | 'getNode' | 'getNodesByType' | 'pathPrefix' | 'reporter' | 'store'
>

/** A page with a component that shows more of the release than pages may name: its counts change often. */
const SHOWS_RELEASE = /<Release[A-Z]/

/**
 * Pages that are held in memory, those asked for last. In a build one query asks for many fields of one page; in
 * develop an edit asks again for every page that shows examples of others, while the author waits.
 */
const RECENT = process.env.gatsby_executing_command === 'develop' ? 500 : 24
const recent = new Map<string, Promise<CompiledPage>>()

/** How long fragments that were read hold, in milliseconds: shorter than anybody notices who edits one. */
const FRAGMENTS_FRESH = 100

/** Compiles content files, each once for its content, the pipeline, the release and the fragments it includes. */
export class Compiler {
  private readonly pipeline: string
  private readonly releaseDigest: string

  constructor(
    private readonly api: CompilerApi,
    private readonly root: string,
    private readonly siteUrl: string,
    private readonly release: ReleaseFacts,
    private readonly latestRelease: ReleaseRecord,
  ) {
    this.pipeline = pipelineDigest(root)
    this.releaseDigest = createHash('sha1').update(JSON.stringify(latestRelease)).digest('hex')
  }

  /**
   * The compiled page, from the cache where nothing changed.
   * @throws {AggregateError} of ContentErrors
   */
  compile(file: ContentFile): Promise<CompiledPage> {
    const fragments = this.fragments()
    const key = [
      'page',
      this.pipeline,
      this.api.pathPrefix,
      SHOWS_RELEASE.test(file.body) ? this.releaseDigest : JSON.stringify(this.release),
      file.route,
      file.digest,
      readRecord(file)?.digest ?? '',
    ].join('-')
    const memory = `${key}-${[...fragments.values()].map(({ digest }) => digest).join()}`
    let job = recent.get(memory)
    if (!job) {
      job = this.compileOrReuse(file, key, fragments)
      recent.set(memory, job)
      job.catch(() => recent.delete(memory))
      const oldest = recent.keys().next().value
      if (recent.size > RECENT && oldest !== undefined) recent.delete(oldest)
    }
    return job
  }

  private lastRead?: { at: number; fragments: ReadonlyMap<string, FragmentSource> }

  /** One query asks for many fields of a page: the fragments are not read for each of them. */
  private fragments(): ReadonlyMap<string, FragmentSource> {
    const now = performance.now()
    if (!this.lastRead || now - this.lastRead.at > FRAGMENTS_FRESH)
      this.lastRead = { at: now, fragments: readFragments(this.root) }
    return this.lastRead.fragments
  }

  private async compileOrReuse(
    file: ContentFile,
    key: string,
    fragments: ReadonlyMap<string, FragmentSource>,
  ): Promise<CompiledPage> {
    const { cache } = this.api
    const kept = (await cache.get(key)) as CompiledPage | undefined
    if (
      kept &&
      Object.entries(kept.fragments).every(([name, digest]) => fragments.get(name)?.digest === digest)
    )
      return kept
    const page = await compilePage(file, this.services(fragments))
    await cache.set(key, page)
    return page
  }

  private services(fragments: ReadonlyMap<string, FragmentSource>): CompileServices {
    const known = knownNames(this.root)
    return {
      fragments,
      release: this.release,
      siteUrl: this.siteUrl,
      site: siteFacts(this.root, this.latestRelease),
      functions: new Map(readServerFacts(this.root, 'functions').items.map((one) => [one.name, one])),
      benchmarks: readBenchmarks(this.root).read,
      demoUrlOf: (example) => demoUrl({ ...example, ...usedNames(example.sql, known) }),
      recordOf: (file) => readRecord(file)?.record,
      drawDiagram: (code) => drawDiagram(this.root, code),
      imageSize: async (absolutePath) => {
        const { width, height } = await sharp(absolutePath).metadata()
        return { width, height }
      },
      runMdx: (source, absolutePath, steps) => this.runMdx(source, absolutePath, steps),
    }
  }

  private async runMdx(
    source: string,
    absolutePath: string,
    steps: { remark: unknown[]; rehype: unknown[] },
  ): Promise<void> {
    const { cache, getNode, getNodesByType, pathPrefix, reporter, store } = this.api
    const pluginOptions = gatsbyState(store).flattenedPlugins.find(
      (plugin) => plugin.name === 'gatsby-plugin-mdx',
    )?.pluginOptions
    if (!pluginOptions) throw new Error('gatsby-plugin-mdx is not configured')
    let failure: unknown
    const result = await compileMDXWithCustomOptions({ source, absolutePath }, {
      pluginOptions,
      customOptions: {
        mdxOptions: {
          outputFormat: 'function-body',
          providerImportSource: undefined,
          development: false,
          remarkPlugins: steps.remark,
          rehypePlugins: steps.rehype,
        },
      },
      getNode,
      getNodesByType,
      pathPrefix,
      store,
      cache,
      // Its panicOnBuild would end the process and lose the message: keep the error and throw it ourselves.
      reporter: {
        // eslint-disable-next-line @typescript-eslint/no-misused-spread -- a plain object of functions, whatever its type says
        ...reporter,
        panicOnBuild: (error: { context?: { errorMeta?: unknown } }) => {
          failure = error.context?.errorMeta ?? error
        },
      },
    } as never)
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- the compiler's own message object
    if (!result) throw failure ?? new Error('the page could not be compiled')
  }
}

/** Facts that components show; a file is read when a page asks for it, so that a broken one stops only its pages. */
function siteFacts(root: string, latestRelease: ReleaseRecord): SiteFacts {
  return {
    latestRelease,
    get customers() {
      return readSiteData(root, 'customers').value
    },
    get contact() {
      return readSiteData(root, 'contact').value
    },
    get releaseTexts() {
      return readSiteData(root, 'release').value
    },
  }
}

/** Every fragment by name (`partials/wal-note`). Files that cannot be read are left out: the content check reports them. */
export function readFragments(root: string): Map<string, FragmentSource> {
  const fragments = new Map<string, FragmentSource>()
  const folders = FRAGMENT_FOLDERS.map((folder) => path.join(root, FAMILIES.docs.folder, folder))
  for (const absolutePath of folders.flatMap(listMdx)) {
    try {
      const { fragment, file, body, bodyLine, digest } = readContentFile(root, 'docs', absolutePath)
      if (fragment !== undefined) fragments.set(fragment, { file, body, bodyLine, digest })
    } catch {
      continue
    }
  }
  return fragments
}
