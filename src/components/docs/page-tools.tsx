import { graphql } from 'gatsby'
import * as styles from './page-tools.module.css'

export const query = graphql`
  fragment PageTools on DocPage {
    markdownAddress
  }
`

/** Copies the page as Markdown or links to it. */
export function PageTools({ page }: { page: Queries.PageToolsFragment }) {
  return (
    <div className={styles.tools}>
      <button type="button" data-copy-page={page.markdownAddress}>
        Copy as Markdown
      </button>
      <a href={page.markdownAddress} type="text/markdown">
        View as Markdown
      </a>
    </div>
  )
}
