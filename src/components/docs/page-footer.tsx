import { Link, graphql } from 'gatsby'
import { Helpful } from './helpful'
import * as styles from './page-footer.module.css'

export const query = graphql`
  fragment PageFooter on DocPage {
    ...Helpful
    lastUpdated
    lastUpdatedText: lastUpdated(formatString: "MMMM D, YYYY")
    editUrl
    previous {
      label
      href
    }
    next {
      label
      href
    }
  }
`

interface PageFooterProps {
  page: Queries.PageFooterFragment
  /** URL of the form for documentation issues. */
  issueTemplate: string
}

/** Links at the end of a page: edit it, report a problem, and go to the adjacent pages. */
export function PageFooter({ page, issueTemplate }: PageFooterProps) {
  const { lastUpdated, lastUpdatedText, editUrl, previous, next } = page
  return (
    <footer className={styles.footer}>
      <Helpful helpful={page.helpful} />
      <div className={styles.meta}>
        <a href={editUrl} rel="noopener">
          Edit this page
        </a>
        <a href={issueTemplate} rel="noopener">
          Report an issue
        </a>
        {lastUpdated && (
          <span>
            Last updated <time dateTime={lastUpdated}>{lastUpdatedText}</time>
          </span>
        )}
      </div>
      {(previous ?? next) && (
        <nav className={styles.neighbours} aria-label="Previous and next page">
          {previous && (
            <Link to={previous.href} rel="prev" className={styles.previous}>
              <span>Previous</span> {previous.label}
            </Link>
          )}
          {next && (
            <Link to={next.href} rel="next" className={styles.next}>
              <span>Next</span> {next.label}
            </Link>
          )}
        </nav>
      )}
    </footer>
  )
}
