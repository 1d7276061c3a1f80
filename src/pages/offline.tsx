import { graphql, type HeadProps } from 'gatsby'
import { useEffect, useState } from 'react'
import { wantedPage } from '../client/offline/wanted-page'
import OfflineDocs from '../components/offline/offline-docs'
import { useKept } from '../components/offline/use-kept'
import { PageHead } from '../components/head/page-head'
import * as styles from '../components/offline/offline-screen.module.css'

/**
 * Shown offline in place of a page that isn't stored, and at its own URL: lists the stored pages and offers to download
 * all of them. The URL contains the requested page after the number sign.
 */
export default function OfflinePage() {
  const kept = useKept()
  const [wanted, setWanted] = useState<ReturnType<typeof wantedPage>>()
  useEffect(() => {
    const page = wantedPage(window.location.hash, window.location.origin)
    if (!page) return
    setWanted(page)
    const goOn = () => {
      window.location.replace(page.href)
    }
    window.addEventListener('online', goOn)
    return () => {
      window.removeEventListener('online', goOn)
    }
  }, [])
  const pages = typeof kept === 'object' ? kept.pages : []
  return (
    <main id="main" className={styles.main}>
      <h1 tabIndex={-1}>{wanted ? 'This page isn’t available offline' : 'Read the documentation offline'}</h1>
      {wanted ? (
        <p>
          You’re offline, and <code>{wanted.path}</code> hasn’t been read or downloaded on this device. It
          opens automatically when you’re back online. <a href={wanted.href}>Try again</a>
        </p>
      ) : (
        <p>
          Every page you read is saved on your device, and so is the search index. You can also download all
          pages at once, for example before a flight.
        </p>
      )}
      <OfflineDocs />
      {pages.length > 0 && (
        <section aria-labelledby="kept">
          <h2 id="kept">Available offline</h2>
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
        <p>Offline reading requires JavaScript. Without it, you can read pages only while you’re online.</p>
      </noscript>
    </main>
  )
}

/** Excluded from search engines, because it's about the reader's device. */
export function Head({ data }: HeadProps<Queries.OfflinePageQuery>) {
  return (
    data.site && (
      <PageHead
        site={data.site}
        title="Read offline"
        description="See which pages of the QuestDB documentation are available offline on your device, and download the rest."
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
