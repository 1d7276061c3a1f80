import type { Root as MdastRoot } from 'mdast'
import type { ServerFunction } from '../records/server-facts'
import type { Benchmark } from '../content/benchmarks/benchmark-schema'
import type { SiteFacts } from './components/site-facts'
import { ContentError } from '../base/content-error'

/** A link to this site, to be checked across pages. */
export interface InternalLink {
  /** The URL as written, with its hash. */
  href: string
  line: number | undefined
}

/** A heading of level 2 or 3, as listed in the table of contents. */
export interface PageHeading {
  depth: 2 | 3
  id: string
  text: string
}

/** A heading of any level permitted on pages. */
export interface OutlineHeading {
  depth: number
  id: string
  text: string
}

/** A heading of level 2 or 3 with its section. Before the first heading, anchor and heading are null. */
export interface PageSection {
  anchor: string | null
  heading: string | null
  /** 2 or 3; 1 before the first heading. */
  depth: number
}

/** Text of a section, for the search. */
export interface SectionText extends PageSection {
  /** Prose and tables, with a line for each block. */
  text: string
  /** Code of the fences. */
  code: string
  /** For each code block, the number of lines of `text` before it. */
  codeAfter: number[]
}

/** A fence with a recorded result. */
export interface PageExample extends PageSection {
  /** `questdb-sql` or `bash` */
  language: string
  /** Index among the page's fences of the same language, starting at 0, as in the record. */
  index: number
  /** Line of the fence in the page's file, or of the Include that inserted it. */
  line: number | null
  title: string | null
}

/** A function or operator documented by a section. */
export interface PageSignature extends PageSection {
  /** Spelling used by the server. */
  name: string
}

/** A raster image of the page, which the image pipeline inserts after compilation. */
export interface PageImage {
  /** Absolute path of the file. */
  absolutePath: string
  alt: string
  /** Size in pixels. */
  width: number
  height: number
}

/** Facts about the latest release that pages can refer to. */
export interface ReleaseFacts {
  /** `9.0.0` */
  version: string
  /** Tag on the code host. */
  tag: string
  /** Publication date, for example `2025-07-11`. */
  date: string
}

/** A fragment, parsed for each inclusion. */
export interface FragmentSource {
  file: string
  body: string
  bodyLine: number
  digest: string
  /** Problems of its file, in which case the body is empty. */
  problems?: readonly ContentError[]
}

/** The state of a page's compilation, which each step receives through its closure. */
export interface PageContext {
  /** Path of the page's file relative to the root, for error messages. */
  readonly file: string
  readonly absolutePath: string
  readonly release: ReleaseFacts
  readonly fragments: ReadonlyMap<string, FragmentSource>
  /** Functions and operators of the server, by name. */
  readonly functions: ReadonlyMap<string, ServerFunction>
  /** Figures from content/benchmarks, by file name without `.yml`. */
  readonly benchmarks: ReadonlyMap<string, Benchmark>
  /** Facts about the site that components show. */
  readonly site: SiteFacts
  /** Whether the template of the page loads the styles of sections. */
  readonly hasSections: boolean
  /** Reports the absolute path of a file that the page's HTML depends on. */
  readonly noteFile: (absolutePath: string) => void
  /** Returns the size of a file in bytes; undefined if there is no such file. */
  readonly fileSize: (absolutePath: string) => number | undefined
  /** Returns the absolute path of the file that is published unchanged at an address; undefined if there is none. */
  readonly servedFile: (address: string) => string | undefined
  /** Problems found so far. Steps add to them and continue, so that authors see all of them at once. */
  readonly problems: ContentError[]
  readonly links: InternalLink[]
  readonly images: PageImage[]
  readonly headings: PageHeading[]
  /** Headings of all levels. */
  readonly outline: OutlineHeading[]
  readonly texts: SectionText[]
  readonly examples: PageExample[]
  readonly signatures: PageSignature[]
  /** Ids that a hash can refer to. */
  readonly anchors: Set<string>
  /** Included fragments by name. */
  readonly includes: Set<string>
  /** Code of the Mermaid diagrams that were drawn. */
  readonly diagrams: string[]
  /** The Markdown tree after our remark steps, from which the Markdown copy is created. */
  mdast?: MdastRoot
  /**
   * Whether part of the page couldn't be read, or belongs to an unclosed block, in which case its anchors and examples
   * are unknown.
   */
  isIncomplete: boolean
  /** Number of plots so far, used in their ids. */
  plots: number
  plainText: string
  html: string
}

/** Creates an empty context for a page. */
export function pageContext(
  given: Pick<
    PageContext,
    | 'file'
    | 'absolutePath'
    | 'release'
    | 'fragments'
    | 'functions'
    | 'benchmarks'
    | 'site'
    | 'hasSections'
    | 'noteFile'
    | 'fileSize'
    | 'servedFile'
  >,
): PageContext {
  return {
    ...given,
    problems: [],
    links: [],
    images: [],
    headings: [],
    outline: [],
    texts: [],
    examples: [],
    signatures: [],
    anchors: new Set(),
    includes: new Set(),
    diagrams: [],
    isIncomplete: false,
    plots: 0,
    plainText: '',
    html: '',
  }
}

/** Collects the problems of a file. */
export type ProblemBook = Pick<PageContext, 'file' | 'problems'>

/** Reports a problem of the page at a node. */
export function problem(
  context: ProblemBook,
  node: { position?: { start: { line: number } } | undefined } | undefined,
  what: string,
  instead: string,
): void {
  context.problems.push(new ContentError(context.file, node?.position?.start.line, what, instead))
}
