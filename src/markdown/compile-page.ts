import type { ContentFile } from '../content/content-file'
import type { Benchmark } from '../content/benchmarks/benchmark-schema'
import type { ContentError } from '../base/content-error'
import type { ServerFunction } from '../records/server-facts'
import type { SiteFacts } from './components/site-facts'
import { rehypeCode, type RenderedFence } from './code/rehype-code'
import { LANGUAGE } from './language'
import { openErrorLines } from './open-errors'
import { fillTokens } from './page-tokens'
import {
  checkExamples,
  recordError,
  type PageRecordSource,
  type RecordProblem,
} from './results/check-examples'
import { resultRenderer, type DemoUrlOf } from './results/render-result'
import {
  pageContext,
  type FragmentSource,
  type InternalLink,
  type PageExample,
  type OutlineHeading,
  type PageHeading,
  type PageImage,
  type PageSignature,
  type SectionText,
  type ReleaseFacts,
} from './page-context'
import { syntaxError } from './syntax-error'
import { remarkAdmonitions } from './steps/remark-admonitions'
import { remarkData } from './steps/remark-data'
import { remarkGuard } from './steps/remark-guard'
import { remarkIncludes } from './steps/remark-includes'
import { remarkMistakes } from './steps/remark-mistakes'
import { markdownCopy, remarkKeepTree } from './steps/markdown-copy'
import { rehypeChartPaths } from './steps/rehype-chart-paths'
import { rehypeDeferredLayout } from './steps/rehype-deferred-layout'
import { rehypeFormulas } from './steps/rehype-formulas'
import { rehypeComponents } from './steps/rehype-components'
import { rehypeHeadings } from './steps/rehype-headings'
import { rehypeHtml } from './steps/rehype-html'
import { rehypeImages, type ImageSize } from './steps/rehype-images'
import { rehypeInlineCode } from './steps/rehype-inline-code'
import { rehypeLinks } from './steps/rehype-links'
import { rehypeMermaid, type DrawDiagram } from './steps/rehype-mermaid'
import { rehypePlainText } from './steps/rehype-plain-text'
import { rehypeSignatures } from './steps/rehype-signatures'
import { rehypeSections } from './steps/rehype-sections'
import { rehypeTables } from './steps/rehype-tables'
import { rehypeTaskLists } from './steps/rehype-task-lists'

/** `cairo.max.uncommitted.rows`; `readonly` is the server's only key without a dot. */
const PROPERTY_NAME = /\b[a-z]\w*(?:\.[a-z0-9]\w*)+\b|\breadonly\b/g

/** The result of compiling a page. It consists of plain data because it's cached as JSON. */
export interface CompiledPage {
  /** HTML of the body. Images are placeholders until the image pipeline replaces them. */
  html: string
  headings: PageHeading[]
  /** Headings of all levels. */
  outline: OutlineHeading[]
  /** Clean Markdown of the body, without the title. */
  markdown: string
  /** Plain text of the body, with a line for each block. */
  plainText: string
  links: InternalLink[]
  images: PageImage[]
  /** Ids on the page that links can refer to. */
  anchors: string[]
  /** Text of each section, including the part before the first heading. */
  texts: SectionText[]
  /** Examples that have a record, in page order. */
  examples: PageExample[]
  /** Examples without a result, and entries of the record without an example. They stop a production build. */
  recordProblems: RecordProblem[]
  /** Functions and operators documented on the page. */
  signatures: PageSignature[]
  /** Dotted names, sorted, which include configuration keys. */
  propertyNames: string[]
  /** Lines of error examples that aren't inside `<Details>`. */
  openErrorLines: number[]
  /** Included fragments with their digests. */
  fragments: Record<string, string>
  /** Code of the Mermaid diagrams that were drawn, including their narrow forms. */
  diagrams: string[]
  /** Whether the page contains formulas, which require a style sheet. */
  hasMath: boolean
}

/**
 * External dependencies of a compilation. All access to the disk, the network, and Gatsby goes through this interface,
 * so that tests can compile a page without them (eslint.config.mjs rejects such imports in this folder).
 */
export interface CompileServices {
  drawDiagram: DrawDiagram
  /** Reports the absolute path of each file the HTML depends on, except content and diagrams. */
  noteFile: (absolutePath: string) => void
  /** Returns the size of a file in bytes; undefined if there is no such file. */
  fileSize: (absolutePath: string) => number | undefined
  /** Returns the absolute path of the file that is published unchanged at an address; undefined if there is none. */
  servedFile: (address: string) => string | undefined
  /** The recorded results of the page's examples; undefined for a page without a record. */
  recordOf(file: ContentFile): PageRecordSource | undefined
  /** Whether the file is a fragment that pages include; its examples are recorded with those pages. */
  isIncluded(file: ContentFile): boolean
  /** Returns the URL that opens an example in the public demo. */
  demoUrlOf: DemoUrlOf
  imageSize: ImageSize
  release: ReleaseFacts
  fragments: ReadonlyMap<string, FragmentSource>
  /** Functions and operators of the server, by name. */
  functions: ReadonlyMap<string, ServerFunction>
  /** Figures from content/benchmarks, by file name without `.yml`. */
  benchmarks: ReadonlyMap<string, Benchmark>
  /** URL of the site without a trailing slash. */
  siteUrl: string
  /** Facts about the site that components show. */
  site: SiteFacts
  /** Whether browsers lay out what is below the first screens when the reader gets near it. */
  defersLayout: boolean
  /** Whether the template of the page loads the styles of sections. */
  hasSections: boolean
}

/** The problems of a page, with everything that could be read, so that its links are checked in the same run. */
export class PageProblems extends AggregateError {
  constructor(
    problems: readonly ContentError[],
    readonly links: readonly InternalLink[],
    /** Undefined if part of the page couldn't be read. */
    readonly anchors: readonly string[] | undefined,
  ) {
    super(problems, problems.map(({ message }) => message).join('\n'))
  }
}

/**
 * Compiles a content file, once, to everything that pages, Markdown copies, and the search need.
 *
 * @throws {PageProblems} with all problems of the page
 */
export async function compilePage(file: ContentFile, services: CompileServices): Promise<CompiledPage> {
  const context = pageContext({ ...services, file: file.file, absolutePath: file.absolutePath })
  const recorded = services.recordOf(file)
  const recordProblems: RecordProblem[] = []
  const noticesOf = (fences: readonly RenderedFence[]) => {
    const { problems, notices } = checkExamples(file.file, fences, recorded)
    recordProblems.push(...problems)
    return notices
  }
  // Replaces the front matter with blank lines, so that line numbers match those of the file.
  const source = fillTokens(context, '\n'.repeat(file.bodyLine - 1) + file.body)
  try {
    // imported here because CommonJS tools can't require it
    const { compile } = await import('@mdx-js/mdx')
    const { remarkPlugins, rehypePlugins } = LANGUAGE
    await compile(
      { value: source, path: file.absolutePath },
      {
        remarkPlugins: [
          ...remarkPlugins,
          remarkMistakes(context),
          remarkGuard(context),
          remarkIncludes(context),
          remarkData(context),
          remarkAdmonitions(context),
          remarkKeepTree(context),
        ],
        rehypePlugins: [
          ...rehypePlugins,
          rehypeFormulas(context),
          rehypePlainText(context),
          rehypeMermaid(context, services.drawDiagram),
          [
            rehypeCode,
            {
              renderResult: resultRenderer(recorded?.record, services.demoUrlOf),
              noticesOf: services.isIncluded(file) ? undefined : noticesOf,
              report: (message: unknown) => {
                context.problems.push(syntaxError(file.file, message))
                // the fence isn't numbered among the examples, and a grammar has no anchors
                context.isIncomplete = true
              },
            },
          ],
          rehypeComponents(context),
          // after components, so that images inside them are found
          rehypeImages(context, services.imageSize),
          rehypeTables,
          rehypeSignatures,
          rehypeTaskLists,
          rehypeInlineCode,
          rehypeLinks(context),
          rehypeSections(context),
          rehypeHeadings(context),
          rehypeChartPaths,
          ...(services.defersLayout ? [rehypeDeferredLayout] : []),
          rehypeHtml(context),
        ],
      },
    )
  } catch (error) {
    if (error instanceof AggregateError) context.problems.push(...(error.errors as ContentError[]))
    else context.problems.push(syntaxError(file.file, error, context.isIncomplete ? '' : source))
    context.isIncomplete = true
  }
  if (context.problems.length > 0) {
    // examples that weren't seen would be reported as missing
    const ofRecord = context.isIncomplete ? [] : recordProblems.map(recordError)
    const anchors = context.isIncomplete ? undefined : [...context.anchors]
    throw new PageProblems([...context.problems, ...ofRecord], context.links, anchors)
  }
  return {
    html: context.html,
    headings: context.headings,
    outline: context.outline,
    markdown: context.mdast
      ? markdownCopy(context.mdast, services.siteUrl, { ...services, record: recorded?.record })
      : '',
    plainText: context.plainText,
    links: context.links,
    images: context.images,
    anchors: [...context.anchors],
    texts: context.texts,
    examples: context.examples,
    recordProblems,
    signatures: context.signatures,
    propertyNames: [...new Set(context.plainText.match(PROPERTY_NAME))].sort(),
    openErrorLines: context.mdast ? openErrorLines(context.mdast) : [],
    fragments: Object.fromEntries(
      [...context.includes].map((name) => [name, services.fragments.get(name)?.digest ?? '']),
    ),
    diagrams: context.diagrams,
    hasMath: context.html.includes('class="katex'),
  }
}
