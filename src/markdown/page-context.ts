import type { Root as MdastRoot } from 'mdast'
import { ContentError } from '../data-layer/validate/content-error'

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
}

/** What one compilation of one page knows and gathers; passed to each step by closure. */
export interface PageContext {
  /** Path of the page's file relative to the root, for messages. */
  readonly file: string
  readonly absolutePath: string
  readonly release: ReleaseFacts
  readonly fragments: ReadonlyMap<string, FragmentSource>
  /** Problems found so far; steps add to it and go on, so that an author sees all of them at once. */
  readonly problems: ContentError[]
  readonly links: InternalLink[]
  readonly images: PageImage[]
  readonly headings: PageHeading[]
  /** Ids that a hash may point to. */
  readonly anchors: Set<string>
  /** Fragments that the page includes, by name. */
  readonly includes: Set<string>
  /** The markdown tree after our remark steps, kept for the markdown twin. */
  mdast?: MdastRoot
  hasMath: boolean
  plainText: string
  html: string
}

/** An empty context for a page. */
export function pageContext(
  given: Pick<PageContext, 'file' | 'absolutePath' | 'release' | 'fragments'>,
): PageContext {
  return {
    ...given,
    problems: [],
    links: [],
    images: [],
    headings: [],
    anchors: new Set(),
    includes: new Set(),
    hasMath: false,
    plainText: '',
    html: '',
  }
}

/** Notes a problem of the page at a node. */
export function problem(
  context: PageContext,
  node: { position?: { start: { line: number } } | undefined } | undefined,
  what: string,
  instead: string,
): void {
  context.problems.push(new ContentError(context.file, node?.position?.start.line, what, instead))
}
