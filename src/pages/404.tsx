import { Link, graphql, type HeadProps, type PageProps } from 'gatsby'
import { useEffect, useState } from 'react'
import { reportAddress } from '../client/errors/report-address'
import { PageHead } from '../components/head/page-head'
import { nearestPages, wordsOfPath } from '../components/errors/nearest-pages'
import { useAskSearch } from '../components/search/ask-search'
import * as styles from '../components/errors/error-page.module.css'

/** The page for unknown URLs, with similar pages and a search for the words of the URL. */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundQuery>) {
  // All unknown URLs share this file, so only the browser knows which one was requested.
  const [path, setPath] = useState<string>()
  useEffect(() => {
    setPath(location.pathname)
  }, [location.pathname])
  const suggestions = path === undefined ? [] : nearestPages(path, data.allWrittenPage.nodes)
  return (
    <main id="main" className={`${styles.main} ${styles.tall}`}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1 tabIndex={-1}>Page not found</h1>
      {/* the largest text of the page, so that no later content counts as the largest contentful paint */}
      <p className={styles.lead}>
        The address may be outdated or mistyped, or the page may have moved. Here are the pages with the most
        similar addresses. You can also search for the page by keyword.
      </p>
      {/* what follows depends on the URL, so it's hidden until that is known to prevent a layout shift */}
      <ul className={`${styles.list} ${path === undefined ? styles.pending : ''}`}>
        {suggestions.map(({ route, title }) => (
          <li key={route}>
            <Link to={route}>{title}</Link>
            <span>{route}</span>
          </li>
        ))}
        <li>
          <Link to="/docs/">Documentation</Link>
          <span>Browse all pages, starting with the introduction.</span>
        </li>
        <li>
          <Link to="/">Home</Link>
          <span>Learn what QuestDB is and how to get it.</span>
        </li>
      </ul>
      {path !== undefined && <SearchForWords words={wordsOfPath(path).join(' ')} />}
      {path !== undefined && (
        <p>
          Did you follow a link to get here?{' '}
          <a href={reportBrokenLink(location.key === 'initial' ? document.referrer : '')} rel="noopener">
            Report the broken link
          </a>
        </p>
      )}
    </main>
  )
}

function SearchForWords({ words }: { words: string }) {
  const askSearch = useAskSearch()
  return (
    <div className={styles.actions}>
      <button
        type="button"
        onClick={() => {
          askSearch({ text: words })
        }}
      >
        {words === '' ? 'Search documentation' : `Search for “${words}”`}
      </button>
    </div>
  )
}

/** @param from the page that contains the link, if the browser reports it */
function reportBrokenLink(from: string): string {
  const { href, pathname } = window.location
  const lines = from === '' ? [] : [`Linked from ${from}`]
  return reportAddress(WEBSITE_REPOSITORY, `Broken link: ${pathname}`, href, lines)
}

/** Excluded from search engines. */
export function Head({ data }: HeadProps<Queries.NotFoundQuery>) {
  return (
    data.site && (
      <PageHead
        site={data.site}
        title="Page not found"
        description="There is no page at this address. See the pages of the QuestDB documentation with similar addresses."
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
    allWrittenPage(filter: { noindex: { eq: false } }, sort: { route: ASC }) {
      nodes {
        route
        title
      }
    }
  }
`
