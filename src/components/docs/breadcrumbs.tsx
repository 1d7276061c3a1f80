import { Link, graphql } from 'gatsby'
import * as styles from './breadcrumbs.module.css'

export const query = graphql`
  fragment Breadcrumbs on DocPage {
    breadcrumbs {
      label
      href
    }
  }
`

/** Links to the categories of a page. The page itself is the heading below. */
export function Breadcrumbs({ breadcrumbs }: Queries.BreadcrumbsFragment) {
  if (breadcrumbs.length === 0) return null
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumbs">
      <ol>
        {breadcrumbs.map(({ label, href }) => (
          <li key={label}>{href ? <Link to={href}>{label}</Link> : label}</li>
        ))}
      </ol>
    </nav>
  )
}
