import { graphql, useStaticQuery } from 'gatsby'
import { Suspense, lazy, useRef, useState, type ReactNode } from 'react'
import { Sidebar } from './sidebar'
import * as styles from './docs-frame.module.css'

const SidebarDrawer = lazy(() =>
  import('./sidebar-drawer').then((module) => ({ default: module.SidebarDrawer })),
)

/** The documentation's columns: sidebar beside the page, or in a drawer below 997 px. */
export function DocsFrame({ path, children }: { path: string; children: ReactNode }) {
  const { sidebar } = useStaticQuery<Queries.DocsSidebarQuery>(graphql`
    query DocsSidebar {
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
  const opener = useRef<HTMLButtonElement>(null)
  const items = (sidebar?.items ?? []) as readonly SidebarLine[]
  return (
    <div className={styles.frame}>
      <aside className={styles.side}>
        <Sidebar items={items} path={path} />
      </aside>
      <div className={styles.page}>
        <button
          ref={opener}
          type="button"
          className={styles.opener}
          aria-haspopup="dialog"
          aria-expanded={drawer === 'open'}
          onClick={() => {
            setDrawer('open')
          }}
        >
          <span aria-hidden="true">☰</span> All documentation
        </button>
        {children}
      </div>
      {drawer !== 'unloaded' && (
        <Suspense>
          <SidebarDrawer
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

export const query = graphql`
  fragment SidebarLine on SidebarItem {
    label
    context
    href
    tag
    planned
  }
`

/** A line of the sidebar with the lines below it. */
export interface SidebarLine extends Queries.SidebarLineFragment {
  readonly items?: readonly SidebarLine[]
}
