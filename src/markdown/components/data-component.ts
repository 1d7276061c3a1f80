import type { Content } from 'mdast'
import type { PageContext } from '../page-context'

/** What a component of data gets: the page, its attributes and what the author wrote inside. */
export interface DataUse {
  context: PageContext
  attributes: Record<string, string>
  children: Content[]
  /** Where the component is, for messages. */
  node: { position?: { start: { line: number } } | undefined }
  /** Headings that the author wrote on the page, in small letters: each may stand once. */
  headings: ReadonlySet<string>
}

/**
 * A component that stands for facts of the site. It becomes markdown before anything else reads the page, so that the
 * Markdown copy, search, contents and the link check know its text like the author's own.
 */
export interface DataComponent {
  /** Attributes that may be there. */
  optional: readonly string[]
  expand(use: DataUse): Content[]
}
