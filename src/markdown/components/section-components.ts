import { problem, type PageContext } from '../page-context'

/** Components whose styles are in src/components/marketing/section-styles.ts, which not all pages load. */
const SECTION_COMPONENTS: ReadonlySet<string> = new Set([
  'Band',
  'Columns',
  'ContactForm',
  'CustomerQuotes',
  'Customers',
  'FeaturedCustomer',
  'Figures',
  'FinePrint',
  'Hero',
  'Pair',
  'Showcase',
])

/** Reports a component that would be displayed without its styles on this page. */
export function checkStyled(
  context: PageContext,
  node: { position?: { start: { line: number } } | undefined },
  name: string,
): void {
  if (!SECTION_COMPONENTS.has(name) || context.hasSections) return
  problem(
    context,
    node,
    `<${name}> has no styles on this page, because it is for marketing pages and comparisons`,
    'use it in content/pages or content/compare, or write the text without it; on other pages, <Split>, <Cards>, <Tabs>, and <Details> arrange text',
  )
}
