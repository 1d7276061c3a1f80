import type { GatsbySSR, PreRenderHTMLArgs } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'

/** A stylesheet that Gatsby inlines, as an element of the head. */
interface InlinedStyles {
  'data-href': string
}

/**
 * Moves the styles of a page's template behind those of all pages. Gatsby inlines them in reverse, but appends them to the
 * head when a reader navigates to the page, so the same rules would otherwise win on one visit and lose on another.
 */
export function inOrderOfNavigation(head: readonly ReactNode[]): ReactNode[] {
  const inlined = head.filter(isInlinedStyles)
  return head.map((one) => (isInlinedStyles(one) ? inlined.pop() : one))
}

function isInlinedStyles(node: ReactNode): boolean {
  return (
    isValidElement<Partial<InlinedStyles>>(node) &&
    node.type === 'style' &&
    node.props['data-href'] !== undefined
  )
}

/** Orders the head of each page. */
export const onPreRenderHTML: NonNullable<GatsbySSR['onPreRenderHTML']> = ({
  getHeadComponents,
  replaceHeadComponents,
}: PreRenderHTMLArgs) => replaceHeadComponents(inOrderOfNavigation(getHeadComponents()))
