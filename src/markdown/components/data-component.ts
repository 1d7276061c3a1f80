import type { Content } from 'mdast'
import type { PageContext } from '../page-context'

/** Input of a data component: the page, its attributes, and its content. */
export interface DataUse {
  context: PageContext
  attributes: Record<string, string>
  children: Content[]
  /** Position of the component, for error messages. */
  node: { position?: { start: { line: number } } | undefined }
  /** Headings written on the page, in lower case; each must be unique. */
  headings: ReadonlySet<string>
}

/**
 * A component that inserts facts about the site. It's expanded to Markdown before anything else reads the page, so that
 * the Markdown copy, the search, the table of contents, and the link check treat its text like the author's.
 */
export interface DataComponent {
  /** Optional attributes. */
  optional: readonly string[]
  /** Whether only pages of sections load its styles; see sections-only.ts. */
  sectionsOnly?: boolean
  expand(use: DataUse): Content[]
}
