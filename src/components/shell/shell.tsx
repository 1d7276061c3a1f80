import { graphql, useStaticQuery } from 'gatsby'
import type { ReactNode } from 'react'
import { AnnouncementBar } from '../navigation/announcement-bar'
import { Footer } from '../navigation/footer'
import { Header } from '../navigation/header'
import { DocsFrame } from '../docs/docs-frame'
import * as styles from './shell.module.css'

interface ShellProps {
  /** Path of the page without the path prefix. */
  path: string
  children: ReactNode
}

/** What surrounds every page. It stays mounted while pages change, so that menus and the sidebar keep their state. */
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
      release {
        name
        url
      }
    }
  `)
  const { site, siteMenus, siteFooter, siteAnnouncement, release } = data
  const inDocs = path.startsWith('/docs/')
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        Skip to the text
      </a>
      {siteAnnouncement?.enabled && <AnnouncementBar announcement={siteAnnouncement} />}
      {siteMenus && (
        <Header
          menus={siteMenus}
          siteTitle={site?.siteMetadata?.title ?? ''}
          release={release}
          roadmap={site?.siteMetadata?.links.roadmap ?? ''}
          path={path}
        />
      )}
      {inDocs ? <DocsFrame path={path}>{children}</DocsFrame> : children}
      {siteFooter && <Footer footer={siteFooter} copyright={site?.siteMetadata?.copyright ?? ''} />}
    </div>
  )
}
