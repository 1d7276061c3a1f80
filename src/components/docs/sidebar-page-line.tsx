import type { ReactNode } from 'react'
import type { SidebarLine } from './sidebar-lines'
import { isStatement } from './sidebar-lines'
import * as styles from './sidebar.module.css'

/**
 * Returns the classes of a category's row. The rows of the three outermost levels are sticky while the reader scrolls
 * within their category.
 */
export function lineClass(line: SidebarLine, depth: number): string | undefined {
  const names = [
    depth === 1 && styles.outer,
    depth === 2 && styles.inner,
    depth === 3 && styles.innermost,
    isStatement(line) && styles.statement,
  ]
  return names.filter(Boolean).join(' ') || undefined
}

/** A link to a page; `label` may contain marked matches. */
export function PageLine({ line, path, label }: { line: SidebarLine; path: string; label: ReactNode }) {
  const href = line.href ?? ''
  return (
    <a href={href} aria-current={href === path ? 'page' : undefined} className={lineClass(line, 0)}>
      <span>
        {label}
        {line.context && <span className="visually-hidden">, {line.context}</span>}
      </span>
      {line.tag && <span className={styles.tag}>{line.tag}</span>}
    </a>
  )
}
