import type { ContentFile } from '../data-layer/content/content-file'
import type { Benchmark } from '../data-layer/benchmarks/benchmark-schema'
import { ContentError } from '../data-layer/validate/content-error'
import type { PageRecord } from '../../tools/verify/record-format'
import type { ServerFunction } from '../../tools/verify/reference/server-facts'
import type { SiteFacts } from './components/site-facts'
import { rehypeCode } from './code/rehype-code'
import { fillReleaseTokens } from './release-tokens'
import { resultRenderer, type DemoUrlOf } from './results/render-result'
import {
  pageContext,
  type FragmentSource,
  type InternalLink,
  type PageExample,
  type PageHeading,
  type PageImage,
  type PageSignature,
  type SectionText,
  type ReleaseFacts,
} from './page-context'
import { remarkAdmonitions } from './steps/remark-admonitions'
import { remarkData } from './steps/remark-data'
import { remarkGuard } from './steps/remark-guard'
import { remarkIncludes } from './steps/remark-includes'
import { markdownTwin, remarkKeepTree } from './steps/remark-twin'
import { rehypeComponents } from './steps/rehype-components'
import { rehypeHeadings } from './steps/rehype-headings'
import { rehypeHtml } from './steps/rehype-html'
import { rehypeImages, type ImageSize } from './steps/rehype-images'
import { rehypeLinks } from './steps/rehype-links'
import { rehypeMermaid, type DrawDiagram } from './steps/rehype-mermaid'
import { rehypePlainText } from './steps/rehype-plain-text'
import { rehypeSections } from './steps/rehype-sections'
import { rehypeTables } from './steps/rehype-tables'
import { rehypeTaskLists } from './steps/rehype-task-lists'

/** `cairo.max.uncommitted.rows`; `readonly` is the one key of the server without a dot. */
const DOTTED_NAME = /\b[a-z]\w*(?:\.[a-z0-9]\w*)+\b|\breadonly\b/g

/** Everything that one compilation of a page yields. Plain data: it is kept in a cache as JSON. */
export interface CompiledPage {
  /** HTML of the page's body; images are marks until the image pipeline has placed them. */
  html: string
  headings: PageHeading[]
  /** Clean markdown of the body, without the title. */
  markdown: string
  /** Words of the body, a line for each block. */
  plainText: string
  links: InternalLink[]
  images: PageImage[]
  /** Ids on the page that a hash may point to. */
  anchors: string[]
  /** What each section says, the part before the first heading included. */
  texts: SectionText[]
  /** Examples that have a record, in page order. */
  examples: PageExample[]
  /** Functions and operators that the page documents. */
  signatures: PageSignature[]
  /** Names with dots in them, sorted: keys of the configuration are among them. */
  dottedNames: string[]
  /** Included fragments with the digests they had. */
  fragments: Record<string, string>
  /** The page has formulas and needs their stylesheet. */
  hasMath: boolean
}

/** What a compilation needs from outside; everything that reaches disk, network or Gatsby comes through here. */
export interface CompileServices {
  /** Runs gatsby-plugin-mdx's compiler with its configured plugins, then ours. Rejects with the compiler's message. */
  runMdx(source: string, absolutePath: string, steps: { remark: unknown[]; rehype: unknown[] }): Promise<void>
  drawDiagram: DrawDiagram
  /** What the server answered to the page's examples; undefined for a page without a record. */
  recordOf(file: ContentFile): PageRecord | undefined
  /** Address that opens an example in the public demo. */
  demoUrlOf: DemoUrlOf
  imageSize: ImageSize
  release: ReleaseFacts
  fragments: ReadonlyMap<string, FragmentSource>
  /** Functions and operators of the server, by name. */
  functions: ReadonlyMap<string, ServerFunction>
  /** Figures of content/benchmarks, by file name without `.yml`. */
  benchmarks: ReadonlyMap<string, Benchmark>
  /** Address of the site without a slash at its end. */
  siteUrl: string
  /** Facts of the site that components show. */
  site: SiteFacts
}

/** What is wrong with a page, with what could be read of it all the same, so that its links are checked in the same run. */
export class PageProblems extends AggregateError {
  constructor(
    problems: readonly ContentError[],
    readonly links: readonly InternalLink[],
    readonly anchors: readonly string[],
  ) {
    super(problems)
  }
}

/**
 * Compiles one content file, once, to everything that pages, twins and search need.
 * @throws {PageProblems} every problem of the page at once
 */
export async function compilePage(file: ContentFile, services: CompileServices): Promise<CompiledPage> {
  const context = pageContext({ ...services, file: file.file, absolutePath: file.absolutePath })
  // Blank lines stand for the front matter, so that lines in messages are those of the file.
  const source = fillReleaseTokens(context, '\n'.repeat(file.bodyLine - 1) + file.body)
  try {
    await services.runMdx(source, file.absolutePath, {
      remark: [
        remarkGuard(context),
        remarkIncludes(context),
        remarkData(context),
        remarkAdmonitions(context),
        remarkKeepTree(context),
      ],
      rehype: [
        rehypePlainText(context),
        rehypeMermaid(context, services.drawDiagram),
        [rehypeCode, { renderResult: resultRenderer(services.recordOf(file), services.demoUrlOf) }],
        rehypeImages(context, services.imageSize),
        rehypeComponents(context),
        rehypeTables,
        rehypeTaskLists,
        rehypeLinks(context),
        rehypeSections(context),
        rehypeHeadings(context),
        rehypeHtml(context),
      ],
    })
  } catch (error) {
    if (error instanceof AggregateError) context.problems.push(...(error.errors as ContentError[]))
    else context.problems.push(syntaxError(file.file, error))
  }
  if (context.problems.length > 0)
    throw new PageProblems(context.problems, context.links, [...context.anchors])
  return {
    html: context.html,
    headings: context.headings,
    markdown: context.mdast ? markdownTwin(context.mdast, services.siteUrl, services) : '',
    plainText: context.plainText,
    links: context.links,
    images: context.images,
    anchors: [...context.anchors],
    texts: context.texts,
    examples: context.examples,
    signatures: context.signatures,
    dottedNames: [...new Set(context.plainText.match(DOTTED_NAME))].sort(),
    fragments: Object.fromEntries(
      [...context.includes].map((name) => [name, services.fragments.get(name)?.digest ?? '']),
    ),
    hasMath: context.html.includes('class="katex'),
  }
}

interface CompilerMessage {
  line?: number | null
  reason?: string
  message?: string
  place?: { line?: number }
}

/** The compiler's own complaint, with what authors usually meant. */
function syntaxError(file: string, error: unknown): ContentError {
  if (error instanceof ContentError) return error
  const { line, reason, message } = (error ?? {}) as CompilerMessage
  const [what, instead] = splitRemedy(reason ?? message ?? String(error))
  return new ContentError(file, line ?? undefined, what, instead)
}

function splitRemedy(reason: string): [string, string] {
  if (/acorn|expression/i.test(reason))
    return [
      `a brace is not closed or not meant: ${reason}`,
      'write { and } between backticks, or as \\{ and \\}',
    ]
  if (/closing tag|Expected a closing|end-tag|before name|in name|in attribute/i.test(reason))
    return [
      `a tag is not closed or not meant: ${reason}`,
      'close the tag, or write < in text between backticks',
    ]
  const [what, ...rest] = reason.split('. ')
  return [what ?? reason, rest.join('. ').replace(/\.$/, '') || 'mend the markdown at this line']
}
