/** What a text for machines takes from a page. */
export interface TextPage {
  route: string
  title: string
  description: string
  /** The page as clean markdown, its title included. */
  markdown: string
  noindex: boolean
  /** Categories in the sidebar, outermost first; none for pages that are not documentation. */
  sectionPath: readonly string[]
  /** GraphQL type of the page. */
  type: string
}
