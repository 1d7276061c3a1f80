import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { keepSidebar, restoreSidebar } from '../../client/sidebar-state'
import { Chevron } from '../icons/chevron'
import { Still } from '../shell/still'
import type { SidebarLine } from './docs-frame'
import * as styles from './sidebar.module.css'

interface SidebarProps {
  items: readonly SidebarLine[]
  /** Route of the page that is open. */
  path: string
}

/**
 * The list of all pages. Categories are native details: they work without JavaScript, and what a reader opened stays
 * open while pages change, and for the way back from elsewhere. The current page is revealed.
 */
export function Sidebar({ items, path }: SidebarProps) {
  const nav = useRef<HTMLElement>(null)
  const [firstPath] = useState(path)
  // its cleanup runs while the list is still on the page
  useLayoutEffect(() => {
    const box = nav.current?.closest('aside')
    if (!box) return
    restoreSidebar(box)
    const keep = () => {
      keepSidebar(box)
    }
    window.addEventListener('pagehide', keep)
    return () => {
      keep()
      window.removeEventListener('pagehide', keep)
    }
  }, [])
  useEffect(() => {
    const current = markCurrent(nav.current, path)
    for (let box = current?.closest('details'); box; box = box.parentElement?.closest('details'))
      box.open = true
    revealInside(current)
  }, [path])
  return (
    <nav ref={nav} className={styles.sidebar} aria-label="Documentation">
      <Still>
        <AllLines lines={items} path={firstPath} />
      </Still>
    </nav>
  )
}

/** Never drawn again: a change of page changes one attribute, and leaves alone what a reader opened. */
const AllLines = memo(Lines)

function Lines({ lines, path }: { lines: readonly SidebarLine[]; path: string }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={`${line.label} ${line.href ?? ''}`}>
          {line.href === null ? <Category line={line} path={path} /> : <PageLine line={line} path={path} />}
        </li>
      ))}
    </ul>
  )
}

function Category({ line, path }: { line: SidebarLine; path: string }) {
  const items = line.items ?? []
  return (
    <details open={holds(items, path)}>
      <summary>
        {line.label}
        <Chevron />
      </summary>
      <Lines lines={items} path={path} />
    </details>
  )
}

function PageLine({ line, path }: { line: SidebarLine; path: string }) {
  const href = line.href ?? ''
  const content = (
    <>
      <span>
        {line.label}
        {line.context && <span className="visually-hidden">, {line.context}</span>}
      </span>
      {line.tag && (
        <span className={line.tag === 'Enterprise' ? styles.enterprise : styles.popular}>{line.tag}</span>
      )}
    </>
  )
  return (
    <a href={href} aria-current={href === path ? 'page' : undefined}>
      {content}
    </a>
  )
}

/** The route is one of these lines or below them. */
function holds(lines: readonly SidebarLine[], path: string): boolean {
  return lines.some((line) => line.href === path || holds(line.items ?? [], path))
}

/** Marks the line of the page that is open, and only that. */
function markCurrent(nav: HTMLElement | null, path: string): HTMLElement | undefined {
  let current: HTMLElement | undefined
  for (const line of nav?.querySelectorAll<HTMLElement>('a') ?? [])
    if (line.getAttribute('href') === path) {
      line.setAttribute('aria-current', 'page')
      current ??= line
    } else line.removeAttribute('aria-current')
  return current
}

/** Scrolls the sidebar, never the page, so that the current line is in sight. */
function revealInside(line: HTMLElement | undefined): void {
  const box = line?.closest('aside, [role="dialog"]')
  if (!line || !box) return
  const inside = line.getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  if (inside.top < frame.top || inside.bottom > frame.bottom)
    box.scrollTop += inside.top - frame.top - frame.height / 3
}
