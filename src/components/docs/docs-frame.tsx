import { graphql, useStaticQuery } from 'gatsby'
import { Suspense, lazy, useRef, useState, type ReactNode } from 'react'
import { loadPart } from '../../client/errors/load-part'
import { SearchIcon } from '../icons/search-icon'
import { useAskSearch } from '../search/ask-search'
import { Sidebar } from './sidebar'
import type { SidebarLine } from './sidebar-lines'
import * as styles from './docs-frame.module.css'

const SidebarDrawer = lazy(() => loadPart(() => import('./sidebar-drawer')))

// not needed with a single version, so their code is loaded only if there are several
const VersionChoice = lazy(() => import('./version-choice'))
const VersionBanner = lazy(() => import('./version-banner'))

/**
 * The layout of the documentation: a sidebar beside the page, or below 997 px, a bar that opens the sidebar as a
 * drawer.
 */
export function DocsFrame({ path, children }: { path: string; children: ReactNode }) {
  const { sidebar, docsVersions, site } = useStaticQuery<Queries.DocsSidebarQuery>(graphql`
    query DocsSidebar {
      site {
        siteMetadata {
          title
        }
      }
      docsVersions {
        versions {
          name
          label
          href
          status
        }
      }
      sidebar(name: { eq: "docs" }) {
        items {
          ...SidebarLine
          items {
            ...SidebarLine
            items {
              ...SidebarLine
              items {
                ...SidebarLine
                items {
                  ...SidebarLine
                }
              }
            }
          }
        }
      }
    }
  `)
  const [drawer, setDrawer] = useState<'unloaded' | 'open' | 'closed'>('unloaded')
  const askSearch = useAskSearch()
  const opener = useRef<HTMLButtonElement>(null)
  const items = (sidebar?.items ?? []) as readonly SidebarLine[]
  const versions = docsVersions?.versions ?? []
  const choice = versions.length > 1 && (
    <Suspense>
      <VersionChoice versions={versions} path={path} />
    </Suspense>
  )
  return (
    <div className={styles.frame}>
      <aside className={styles.side}>
        {choice}
        <Sidebar items={items} path={path} />
      </aside>
      <div className={styles.page}>
        {versions.length > 1 && (
          <Suspense>
            <VersionBanner versions={versions} path={path} product={site?.siteMetadata?.title ?? ''} />
          </Suspense>
        )}
        <div className={styles.bar}>
          <button
            ref={opener}
            type="button"
            aria-label="Documentation menu"
            aria-haspopup="dialog"
            aria-expanded={drawer === 'open'}
            onClick={() => {
              setDrawer('open')
            }}
          >
            <SidebarIcon />
            Documentation
          </button>
          <button
            type="button"
            aria-label="Search documentation"
            aria-haspopup="dialog"
            onClick={() => {
              askSearch({ text: '' })
            }}
          >
            <SearchIcon />
          </button>
        </div>
        {children}
      </div>
      {drawer !== 'unloaded' && (
        <Suspense>
          <SidebarDrawer
            head={choice}
            items={items}
            path={path}
            open={drawer === 'open'}
            opener={opener}
            onOpenChange={(open) => {
              setDrawer(open ? 'open' : 'closed')
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

/** A window with a list at its side, for the list of pages. */
function SidebarIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <path
        d="M4 3.5h12a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 15V5A1.5 1.5 0 0 1 4 3.5ZM8 3.5v13M4.5 6.5h1.5M4.5 9h1.5"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  )
}

export const query = graphql`
  fragment SidebarLine on SidebarItem {
    label
    context
    href
    tag
  }
`
