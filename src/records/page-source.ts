import type { FenceMeta } from './fence-meta'
import type { ContentError } from '../base/content-error'

/** A place in a file of the project. */
export interface Place {
  /** Path relative to the project's root. */
  file: string
  /** From 1. */
  line: number
}

/** A code fence as shown on the page: fragments are included, parameters and release facts filled in. */
export interface PageFence {
  /** As written, with `shell` as `bash`; empty if none is named. */
  language: string
  code: string
  meta: FenceMeta
  /** Index among the page's fences of the same language, starting at 0. */
  index: number
  /** Line of the opening backticks, in the fragment if it came from one. */
  place: Place
  /** The Include on the page, for a fence from a fragment. */
  includedAt?: Place
}

/** The parts of a page that the example runner needs. */
export interface PageSource {
  /** `concept/symbol` for /docs/concept/symbol/, `blog/arrays` for other families. */
  id: string
  /** Path of its file relative to the project's root. */
  file: string
  /** Demo tables that its front matter requests. */
  datasets: string[]
  fences: PageFence[]
  /** Errors that the author has to fix before results are meaningful. */
  problems: ContentError[]
}
