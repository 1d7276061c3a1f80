import { createHash } from 'node:crypto'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { NodePluginArgs } from 'gatsby'
import sharp from 'sharp'
import { fileSize } from '../../base/file-size'
import { isOptimized } from '../../base/optimizations'
import { servedFile } from '../../content/served-file'
import { compilePage, type CompiledPage, type CompileServices } from '../../markdown/compile-page'
import { diagramFile, drawDiagram } from '../diagrams/draw-diagram'
import type { SiteFacts } from '../../markdown/components/site-facts'
import type { FragmentSource, ReleaseFacts } from '../../markdown/page-context'
import type { ReleaseFacts as ReleaseRecord } from '../../content/code-host/facts'
import type { ContentFile } from '../../content/content-file'
import { templateOf, TEMPLATES_WITH_SECTIONS } from '../../content/families'
import { cssSize } from './css-size'
import { includedFragments, readFragments } from './fragments'
import { pipelineDigest } from './pipeline-digest'
import { usedNames } from '../../sql/used-names'
import { demoUrl } from '../reference/demo-url'
import { knownNames } from '../reference/known-names'
import { shownExamples } from '../client-examples/shown-examples'
import { readBenchmarks } from '../../content/benchmarks/read-benchmarks'
import { readServerFacts } from '../reference/read-server-facts'
import { readOnce } from './read-once'
import { readRecord } from './read-record'
import { siteFacts } from './site-facts'
import { digestsOf, type FileDigests } from './file-digests'

/** Storage for compiled pages: a part of Gatsby's cache. */
export type PageCache = Pick<NodePluginArgs['cache'], 'get' | 'set'>

/**
 * Matches components that show facts about the release that pages can't refer to otherwise; its counts change often.
 */
const SHOWS_RELEASE = /<Release[A-Z]/

/** Matches components that show programs or tool examples. */
const SHOWS_EXAMPLES = /<(?:ClientExamples?|Tool(?:File|Output)|RanWith)\b/

/**
 * Number of recently used pages held in memory. In a build, one query requests many fields of a page. In development,
 * an edit requests every page that shows examples of others, while the author waits.
 */
const RECENT = process.env.gatsby_executing_command === 'develop' ? 500 : 24
const recent = new Map<string, Promise<CompiledPage>>()

/** A compiled page in the cache, with the digests of its images and downloads. */
interface KeptPage {
  page: CompiledPage
  files: FileDigests
}

/** Compiles content files once for each combination of content, pipeline, release, and included fragments. */
export class Compiler {
  private readonly pipeline: string
  private readonly releaseDigest: string
  private readonly site: SiteFacts

  constructor(
    private readonly cache: PageCache,
    private readonly root: string,
    private readonly siteUrl: string,
    private readonly release: ReleaseFacts,
    latestRelease: ReleaseRecord,
  ) {
    this.pipeline = pipelineDigest(root)
    this.site = siteFacts(root, latestRelease)
    this.releaseDigest = createHash('sha1').update(JSON.stringify(latestRelease)).digest('hex')
  }

  /**
   * Returns the compiled page, from the cache if nothing has changed.
   *
   * @throws {AggregateError} of ContentErrors
   */
  compile(file: ContentFile): Promise<CompiledPage> {
    const fragments = this.fragments()
    const key = [
      'page',
      this.pipeline,
      SHOWS_RELEASE.test(file.body) ? this.releaseDigest : JSON.stringify(this.release),
      file.route,
      file.digest,
      readRecord(file)?.digest ?? '',
      String(this.isIncluded(file)),
      this.showsExamples(file.body, fragments) ? this.examples().digest : '',
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

  /** A query requests many fields of a page, and fragments aren't read for each of them. */
  private readonly fragments = readOnce(() => readFragments(this.root))
  private readonly included = readOnce(() => includedFragments(this.root))

  private readonly examples = readOnce(() => shownExamples(this.root))
  private readonly benchmarks = readOnce(() => readBenchmarks(this.root).read)
  private readonly names = readOnce(() => knownNames(this.root))

  /** Returns whether a page shows programs or tool examples, either itself or through fragments. */
  private showsExamples(body: string, fragments: ReadonlyMap<string, FragmentSource>): boolean {
    if (SHOWS_EXAMPLES.test(body)) return true
    return body.includes('<Include') && [...fragments.values()].some((one) => SHOWS_EXAMPLES.test(one.body))
  }

  private isIncluded({ fragment }: ContentFile): boolean {
    return fragment !== undefined && this.included().has(fragment)
  }

  private async compileOrReuse(
    file: ContentFile,
    key: string,
    fragments: ReadonlyMap<string, FragmentSource>,
  ): Promise<CompiledPage> {
    const kept = (await this.cache.get(key)) as KeptPage | undefined
    if (
      kept &&
      Object.entries(kept.page.fragments).every(([name, digest]) => fragments.get(name)?.digest === digest) &&
      isDeepStrictEqual(kept.files, digestsOf(this.root, Object.keys(kept.files)))
    )
      return kept.page
    const used = new Set<string>()
    const page = await compilePage(file, this.services(file, fragments, used))
    const files = digestsOf(
      this.root,
      [...used].map((one) => path.relative(this.root, one)),
    )
    await this.cache.set(key, { page, files } satisfies KeptPage)
    return page
  }

  private services(
    { type, route }: ContentFile,
    fragments: ReadonlyMap<string, FragmentSource>,
    usedFiles: Set<string>,
  ): CompileServices {
    const known = this.names()
    return {
      fragments,
      release: this.release,
      siteUrl: this.siteUrl,
      site: this.site,
      defersLayout: isOptimized('deferred-layout'),
      hasSections: TEMPLATES_WITH_SECTIONS.has(templateOf(type, route)),
      functions: new Map(readServerFacts(this.root, 'functions').items.map((one) => [one.name, one])),
      benchmarks: this.benchmarks(),
      demoUrlOf: (example) => demoUrl({ ...example, ...usedNames(example.sql, known) }),
      recordOf: readRecord,
      isIncluded: (file) => this.isIncluded(file),
      noteFile: (absolutePath) => usedFiles.add(absolutePath),
      fileSize,
      servedFile: (address) => servedFile(this.root, address),
      drawDiagram: (code) => {
        usedFiles.add(diagramFile(this.root, code))
        return drawDiagram(this.root, code)
      },
      imageSize: async (absolutePath) => {
        const metadata = await sharp(absolutePath).metadata()
        const { width, height } = metadata
        return { ...cssSize(metadata), pixels: { width, height } }
      },
    }
  }
}
