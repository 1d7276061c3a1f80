import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  clearFilter,
  keepSidebar,
  restoreSidebar,
  showCurrent,
  watchCategories,
} from '../../client/sidebar/sidebar-state'
import { Chevron } from '../icons/chevron'
import { StaticSubtree } from '../../gatsby-internals/client/static-subtree'
import type { SidebarLine } from './sidebar-lines'
import { SidebarFilter } from './sidebar-filter'
import { categoriesAbove } from './sidebar-lines'
import { lineClass, PageLine } from './sidebar-page-line'
import * as styles from './sidebar.module.css'

interface SidebarProps {
  items: readonly SidebarLine[]
  /** Route of the current page. */
  path: string
  /** Called before the search opens with the filter text. */
  onSearch?: () => void
}

/**
 * The list of all pages. Categories are native details elements, which work without JavaScript. Those the reader opened
 * stay open across navigation, and the others follow the current page. The parent element scrolls.
 */
export function Sidebar({ items, path, onSearch }: SidebarProps) {
  const nav = useRef<HTMLElement>(null)
  const [firstPath] = useState(path)
  const shownPath = useRef(path)
  // a layout effect, because its cleanup has to run while the list is still in the document
  useLayoutEffect(() => {
    const list = nav.current
    // a drawer starts at the current page
    if (!list?.closest('aside')) return
    restoreSidebar(list)
    const keep = () => {
      keepSidebar(list)
    }
    window.addEventListener('pagehide', keep)
    return () => {
      keep()
      window.removeEventListener('pagehide', keep)
    }
  }, [])
  useEffect(() => {
    const list = nav.current
    if (!list) return
    const loadKeys = () => {
      // if it fails to load, only the keys are missing
      import(/* webpackChunkName: "sidebar-keys" */ '../../client/sidebar/sidebar-keys').then(
        ({ installSidebarKeys }) => {
          installSidebarKeys(list)
        },
        () => undefined,
      )
    }
    list.addEventListener('focusin', loadKeys, { once: true })
    const stopWatching = watchCategories(list)
    return () => {
      stopWatching()
      list.removeEventListener('focusin', loadKeys)
    }
  }, [])
  useEffect(() => {
    if (!nav.current) return
    if (shownPath.current !== path) clearFilter(nav.current)
    shownPath.current = path
    showCurrent(nav.current, path)
  }, [path])
  return (
    <nav ref={nav} className={styles.sidebar} aria-label="Documentation">
      <SidebarFilter items={items} path={path} onSearch={onSearch} />
      <div className={styles.list} data-list>
        <StaticSubtree>
          <AllLines lines={items} path={firstPath} />
        </StaticSubtree>
      </div>
    </nav>
  )
}

/** Never rendered again: navigation changes attributes only, so that categories the reader opened stay open. */
const AllLines = memo(function AllLines({ lines, path }: { lines: readonly SidebarLine[]; path: string }) {
  return <Lines lines={lines} path={path} open={categoriesAbove(lines, path) ?? []} depth={1} />
})

interface LinesProps {
  lines: readonly SidebarLine[]
  path: string
  /** Open categories. */
  open: readonly SidebarLine[]
  /** Nesting level, starting at 1. */
  depth: number
}

function Lines({ lines, path, open, depth }: LinesProps) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={`${line.label} ${line.href ?? ''}`}>
          {line.href === null ? (
            <details open={open.includes(line)} data-follows={open.includes(line) ? '' : undefined}>
              <summary className={lineClass(line, depth)}>
                {line.label}
                <Chevron />
              </summary>
              <Lines lines={line.items ?? []} path={path} open={open} depth={depth + 1} />
            </details>
          ) : (
            <PageLine line={line} path={path} label={line.label} />
          )}
        </li>
      ))}
    </ul>
  )
}
