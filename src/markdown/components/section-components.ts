import { problem, type PageContext } from '../page-context'

/** Components whose styles are in src/components/marketing/section-styles.ts, which not all pages load. */
const SECTION_COMPONENTS: ReadonlySet<string> = new Set([
  'Band',
  'Bars',
  'Columns',
  'ContactEmail',
  'ContactForm',
  'CustomerNames',
  'CustomerQuotes',
  'Customers',
  'FeaturedCustomer',
  'Figure',
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
    `<${name}> has no styles on this page, because it's for pages that consist of sections`,
    'use it on such a page (TEMPLATES_WITH_SECTIONS in src/content/families.ts); on others, <Split>, <Cards>, <Tabs>, and <Details> arrange text',
  )
}
