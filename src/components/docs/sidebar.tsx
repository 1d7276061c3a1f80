import { Link } from 'gatsby'
import { useEffect, useRef, useState } from 'react'
import { Chevron } from '../icons/chevron'
import type { SidebarLine } from './docs-frame'
import * as styles from './sidebar.module.css'

interface SidebarProps {
  items: readonly SidebarLine[]
  /** Route of the page that is open. */
  path: string
}

/**
 * The list of all pages. Categories are native details: they work without JavaScript, and what a reader opened stays
 * open while pages change. The current page is revealed.
 */
export function Sidebar({ items, path }: SidebarProps) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]')
    for (let box = current?.closest('details'); box; box = box.parentElement?.closest('details'))
      box.open = true
    revealInside(current)
  }, [path])
  return (
    <nav ref={nav} className={styles.sidebar} aria-label="Documentation">
      <Lines lines={items} path={path} />
    </nav>
  )
}

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
  // Never changed after the first render: React would close what a reader has open when the page changes.
  const [openAtFirst] = useState(() => holds(items, path))
  return (
    <details open={openAtFirst}>
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
  // A page that is not written yet is a plain link: there is nothing to prefetch.
  if (line.planned)
    return (
      <a href={href} className={styles.planned} title="This page is being written">
        {content}
      </a>
    )
  return (
    <Link to={href} aria-current={href === path ? 'page' : undefined}>
      {content}
    </Link>
  )
}

/** The route is one of these lines or below them. */
function holds(lines: readonly SidebarLine[], path: string): boolean {
  return lines.some((line) => line.href === path || holds(line.items ?? [], path))
}

/** Scrolls the sidebar, never the page, so that the current line is in sight. */
function revealInside(line: HTMLElement | null | undefined): void {
  const box = line?.closest('aside, [role="dialog"]')
  if (!line || !box) return
  const inside = line.getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  if (inside.top < frame.top || inside.bottom > frame.bottom)
    box.scrollTop += inside.top - frame.top - frame.height / 3
}
