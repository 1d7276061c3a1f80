import { graphql, type HeadProps } from 'gatsby'
import { useEffect, useState } from 'react'
import { OfflineDocs } from '../components/offline/offline-docs'
import { useKept } from '../components/offline/use-kept'
import { PageHead } from '../components/head/page-head'
import * as styles from '../components/offline/offline-screen.module.css'

/**
 * Shown for a page that is not kept while there is no connection, and at its own address: what can be read now, and
 * how to have all of it. The page that was wanted is in the address, after the number sign.
 */
export default function OfflinePage() {
  const kept = useKept()
  const [wanted, setWanted] = useState<string>()
  useEffect(() => {
    const page = decodeURI(window.location.hash.slice(1))
    // an address of this site only
    if (!/^\/(?!\/)/.test(page)) return
    setWanted(page)
    const goOn = () => {
      window.location.replace(page)
    }
    window.addEventListener('online', goOn)
    return () => {
      window.removeEventListener('online', goOn)
    }
  }, [])
  const pages = typeof kept === 'object' ? kept.pages : []
  return (
    <main id="main" className={styles.main}>
      <h1 tabIndex={-1}>{wanted ? 'This page is not on your device' : 'Read without a connection'}</h1>
      {wanted ? (
        <p>
          There is no connection, and <code>{wanted}</code> was not read or fetched before. It opens by itself
          when the connection is back. <a href={wanted}>Try again</a>
        </p>
      ) : (
        <p>
          Every page that you read here is kept on your device, with the search. You can also fetch all pages
          at once, for a journey or a machine room.
        </p>
      )}
      <OfflineDocs />
      {pages.length > 0 && (
        <section aria-labelledby="kept">
          <h2 id="kept">Pages that you can read now</h2>
          <ul className={styles.pages}>
            {pages.map(({ route, title }) => (
              <li key={route}>
                <a href={route}>{title}</a> <small>{route}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <noscript>
        <p>Keeping pages is the work of a script; without scripts, pages are read with a connection only.</p>
      </noscript>
    </main>
  )
}

/** Not for search engines: it is about the reader's own device. */
export function Head({ data }: HeadProps<Queries.OfflinePageQuery>) {
  return (
    data.site && (
      <PageHead
        site={data.site}
        title="Read offline"
        description="The pages of the QuestDB documentation that are kept on your device, and how to fetch all of them."
        route="/offline/"
        image={data.docPage?.socialImage ?? ''}
        noindex
      />
    )
  )
}

export const query = graphql`
  query OfflinePage {
    site {
      ...HeadSite
    }
    docPage(route: { eq: "/docs/" }) {
      socialImage
    }
  }
`
