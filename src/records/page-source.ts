import type { FenceMeta } from './fence-meta'
import type { ContentError } from '../base/content-error'

/** A place in a file of the project. */
export interface Place {
  /** Path relative to the project's root. */
  file: string
  /** From 1. */
  line: number
}

/** A code fence as the reader of a page meets it: fragments placed, parameters and release facts filled in. */
export interface PageFence {
  /** As written, with `shell` as `bash`; empty if none is named. */
  language: string
  code: string
  meta: FenceMeta
  /** Place among the page's fences of the same language, from 0. */
  index: number
  /** Line of the opening backticks, in the fragment if it came from one. */
  place: Place
  /** The page's Include, for a fence that came from a fragment. */
  includedAt?: Place
}

/** A page with what the runner needs of it. */
export interface PageSource {
  /** `concept/symbol` for /docs/concept/symbol/, `blog/arrays` for other families. */
  id: string
  /** Path of its file relative to the project's root. */
  file: string
  /** Demo tables that its front matter asks for. */
  datasets: string[]
  fences: PageFence[]
  /** What its author has to mend before anything can be believed. */
  problems: ContentError[]
}
