import { graphql } from 'gatsby'
import * as styles from './page-tools.module.css'

export const query = graphql`
  fragment PageTools on DocPage {
    twin
  }
`

/** What a reader may do with the page as a whole: take it along as Markdown. */
export function PageTools({ page }: { page: Queries.PageToolsFragment }) {
  return (
    <div className={styles.tools}>
      <button type="button" data-copy-page={page.twin}>
        Copy as Markdown
      </button>
      <a href={page.twin} type="text/markdown">
        View as Markdown
      </a>
    </div>
  )
}
