import type { Element, ElementContent } from 'hast'
import type { PageContext } from '../page-context'

/** Input of a component: its attributes, its rendered children, and the page. */
export interface ComponentUse {
  name: string
  attributes: Record<string, string>
  children: ElementContent[]
  node: { position?: { start: { line: number } } | undefined }
  context: PageContext
}

/** A component that authors can use without importing it. */
export interface ContentComponent {
  /** Required attributes. */
  required: readonly string[]
  /** Optional attributes. */
  optional: readonly string[]
  /** Whether only pages of sections load its styles; see sections-only.ts. */
  sectionsOnly?: boolean
  /** Renders HTML that is readable without JavaScript. */
  render(use: ComponentUse): Element
}
