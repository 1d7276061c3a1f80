import { graphql, useStaticQuery } from 'gatsby'
import { Suspense, lazy, useState, type ReactNode } from 'react'
import { Footer } from '../navigation/footer'
import { Header } from '../navigation/header'
import { DocsFrame } from '../docs/docs-frame'
import { AskSearch, type AskedQuestion } from '../search/ask-search'
import * as styles from './shell.module.css'

// rarely present, so its code is loaded on demand
const AnnouncementBar = lazy(() => import('../navigation/announcement-bar'))

interface ShellProps {
  /** Path of the page without the path prefix. */
  path: string
  children: ReactNode
}

/** The layout around every page. It stays mounted across navigation, so menus and the sidebar keep their state. */
export function Shell({ path, children }: ShellProps) {
  const data = useStaticQuery<Queries.ShellQuery>(graphql`
    query Shell {
      site {
        siteMetadata {
          title
          copyright
          links {
            roadmap
          }
        }
      }
      siteMenus {
        ...Header
      }
      siteFooter {
        ...Footer
      }
      siteAnnouncement {
        ...AnnouncementBar
      }
      siteAssistant {
        ...Assistant
      }
      release {
        name
        url
      }
    }
  `)
  const { site, siteMenus, siteFooter, siteAnnouncement, siteAssistant, release } = data
  const [question, askSearch] = useState<AskedQuestion>()
  const inDocs = path.startsWith('/docs/')
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        Skip to main content
      </a>
      {siteAnnouncement?.enabled && (
        <Suspense>
          <AnnouncementBar announcement={siteAnnouncement} />
        </Suspense>
      )}
      {siteMenus && (
        <Header
          menus={siteMenus}
          siteTitle={site?.siteMetadata?.title ?? ''}
          release={release}
          roadmap={site?.siteMetadata?.links.roadmap ?? ''}
          path={path}
          wide={inDocs}
          question={question}
          assistant={siteAssistant}
        />
      )}
      <AskSearch value={askSearch}>
        {inDocs ? <DocsFrame path={path}>{children}</DocsFrame> : children}
      </AskSearch>
      {siteFooter && (
        <Footer
          footer={siteFooter}
          siteTitle={site?.siteMetadata?.title ?? ''}
          copyright={site?.siteMetadata?.copyright ?? ''}
          wide={inDocs}
        />
      )}
    </div>
  )
}
