import type { Root as MdastRoot } from 'mdast'
import type { ServerFunction } from '../records/server-facts'
import type { Benchmark } from '../content/benchmarks/benchmark-schema'
import type { SiteFacts } from './components/site-facts'
import { ContentError } from '../base/content-error'

/** A link that an author wrote to a place on this site, for the check across pages. */
export interface InternalLink {
  /** The address as written, with its hash. */
  href: string
  line: number | undefined
}

/** A heading of level 2 or 3, as the on-page contents show it. */
export interface PageHeading {
  depth: 2 | 3
  id: string
  text: string
}

/** A heading of any level that pages may have. */
export interface OutlineHeading {
  depth: number
  id: string
  text: string
}

/** A heading of level 2 or 3 and what stands below it; before the first heading, anchor and heading are null. */
export interface PageSection {
  anchor: string | null
  heading: string | null
  /** 2 or 3; 1 before the first heading. */
  depth: number
}

/** What a section says, for search. */
export interface SectionText extends PageSection {
  /** Prose and tables, a line for each block. */
  text: string
  /** Code of its fences. */
  code: string
}

/** A fence whose answer is recorded. */
export interface PageExample extends PageSection {
  /** `questdb-sql` or `bash` */
  language: string
  /** Place among the page's fences of the same language, from 0, as in the record. */
  index: number
  /** Line of the fence in the page's file, or of the Include that brought it. */
  line: number | null
  title: string | null
}

/** A function or operator that a section documents. */
export interface PageSignature extends PageSection {
  /** As the server spells it. */
  name: string
}

/** A raster image of the page, placed by the image pipeline after compilation. */
export interface PageImage {
  /** Absolute path of the file. */
  absolutePath: string
  alt: string
  /** Pixels. */
  width: number
  height: number
}

/** Facts of the latest release that pages may name. */
export interface ReleaseFacts {
  /** `9.0.0` */
  version: string
  /** Tag on the code host. */
  tag: string
  /** Day of publication, `2025-07-11`. */
  date: string
}

/** A reusable text, parsed on each inclusion. */
export interface FragmentSource {
  file: string
  body: string
  bodyLine: number
  digest: string
  /** What is wrong with its file, whose body is empty then. */
  problems?: readonly ContentError[]
}

/** What one compilation of one page knows and gathers; passed to each step by closure. */
export interface PageContext {
  /** Path of the page's file relative to the root, for messages. */
  readonly file: string
  readonly absolutePath: string
  readonly release: ReleaseFacts
  readonly fragments: ReadonlyMap<string, FragmentSource>
  /** Functions and operators of the server, by name. */
  readonly functions: ReadonlyMap<string, ServerFunction>
  /** Figures of content/benchmarks, by file name without `.yml`. */
  readonly benchmarks: ReadonlyMap<string, Benchmark>
  /** Facts of the site that components show. */
  readonly site: SiteFacts
  /** Tells of a file, by its absolute path, that the HTML of the page depends on. */
  readonly noteFile: (absolutePath: string) => void
  /** Problems found so far; steps add to it and go on, so that an author sees all of them at once. */
  readonly problems: ContentError[]
  readonly links: InternalLink[]
  readonly images: PageImage[]
  readonly headings: PageHeading[]
  /** Headings of all levels. */
  readonly outline: OutlineHeading[]
  readonly texts: SectionText[]
  readonly examples: PageExample[]
  readonly signatures: PageSignature[]
  /** Ids that a hash may point to. */
  readonly anchors: Set<string>
  /** Fragments that the page includes, by name. */
  readonly includes: Set<string>
  /** The markdown tree after our remark steps, kept for the Markdown copy. */
  mdast?: MdastRoot
  /** Part of the page could not be read, or belongs to a block that was not closed: its anchors and examples are unknown. */
  isIncomplete: boolean
  /** Plots drawn so far: their ids are counted. */
  plots: number
  plainText: string
  html: string
}

/** An empty context for a page. */
export function pageContext(
  given: Pick<
    PageContext,
    'file' | 'absolutePath' | 'release' | 'fragments' | 'functions' | 'benchmarks' | 'site' | 'noteFile'
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
    isIncomplete: false,
    plots: 0,
    plainText: '',
    html: '',
  }
}

/** Where problems of a file are noted. */
export type ProblemBook = Pick<PageContext, 'file' | 'problems'>

/** Notes a problem of the page at a node. */
export function problem(
  context: ProblemBook,
  node: { position?: { start: { line: number } } | undefined } | undefined,
  what: string,
  instead: string,
): void {
  context.problems.push(new ContentError(context.file, node?.position?.start.line, what, instead))
}
