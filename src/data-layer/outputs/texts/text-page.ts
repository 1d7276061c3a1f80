/** Properties of a page used in texts for machines. */
export interface TextPage {
  route: string
  title: string
  description: string
  /** The page as clean Markdown, including its title. */
  markdown: string
  noindex: boolean
  /** Categories in the sidebar, outermost first; empty for pages outside the documentation. */
  sectionPath: readonly string[]
  /** GraphQL type of the page. */
  type: string
}
