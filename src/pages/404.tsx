import { Link, graphql, type HeadProps, type PageProps } from 'gatsby'
import { useEffect, useState } from 'react'
import { PageHead } from '../components/head/page-head'
import { nearestPages } from '../components/errors/nearest-pages'
import * as styles from '../components/errors/not-found.module.css'

/** Any path without a page: says so, and names the pages that are nearest to it. */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundQuery>) {
  // The file is one for all paths: which one was asked for is known in the browser only.
  const [path, setPath] = useState<string>()
  useEffect(() => {
    setPath(location.pathname)
  }, [location.pathname])
  const planned =
    path !== undefined && (data.plannedRoutes?.routes ?? []).includes(path.endsWith('/') ? path : `${path}/`)
  const suggestions = path === undefined ? [] : nearestPages(path, data.allWrittenPage.nodes)
  return (
    <main id="main" className={styles.main}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1 tabIndex={-1}>{planned ? 'This page is being written' : 'There is no page here'}</h1>
      <p>
        {planned
          ? 'It is planned, and its place in the navigation is kept. Until it is finished, these may help:'
          : 'The address may be old or mistyped. These pages are the nearest to it:'}
      </p>
      <ul className={styles.list}>
        {suggestions.map(({ route, title, description }) => (
          <li key={route}>
            <Link to={route}>{title}</Link>
            <span>{description}</span>
          </li>
        ))}
        <li>
          <Link to="/docs/">All documentation</Link>
          <span>Start from the list of everything.</span>
        </li>
      </ul>
    </main>
  )
}

/** Not for search engines. */
export function Head({ data }: HeadProps<Queries.NotFoundQuery>) {
  return (
    data.site && (
      <PageHead
        site={data.site}
        title="Page not found"
        description="There is no page at this address. The nearest pages of the QuestDB documentation are listed."
        route="/404/"
        image={data.docPage?.socialImage ?? ''}
        noindex
      />
    )
  )
}

export const query = graphql`
  query NotFound {
    site {
      ...HeadSite
    }
    docPage(route: { eq: "/docs/" }) {
      socialImage
    }
    plannedRoutes {
      routes
    }
    allWrittenPage(filter: { noindex: { eq: false } }, sort: { route: ASC }) {
      nodes {
        route
        title
        description
      }
    }
  }
`
