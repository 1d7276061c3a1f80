import type { Element, ElementContent } from 'hast'
import type { PageContext } from '../page-context'

/** What a component gets when it is drawn: its attributes, its drawn children and the page. */
export interface ComponentUse {
  name: string
  attributes: Record<string, string>
  children: ElementContent[]
  node: { position?: { start: { line: number } } | undefined }
  context: PageContext
}

/** A component that authors may write without importing it. */
export interface ContentComponent {
  /** Attributes that must be there. */
  required: readonly string[]
  /** Attributes that may be there. */
  optional: readonly string[]
  /** Draws it as HTML that is readable without JavaScript. */
  draw(use: ComponentUse): Element
}
