import { problem, type PageContext } from '../page-context'

/**
 * Reports a component that would be displayed without its styles on this page, because they are in
 * src/components/marketing/section-styles.ts, which only pages of sections load.
 *
 * @param tag the component as written, such as `Band` or `ReleaseAssets platform="linux"`
 */
export function requireSections(
  context: PageContext,
  node: { position?: { start: { line: number } } | undefined },
  tag: string,
): void {
  if (context.hasSections) return
  problem(
    context,
    node,
    `<${tag}> has no styles on this page, because it's for pages that consist of sections`,
    'use it on such a page (TEMPLATES_WITH_SECTIONS in src/content/families.ts); on others, <Split>, <Cards>, <Tabs>, and <Details> arrange text',
  )
}
