import type { ReactNode } from 'react'
import type { SidebarLine } from './sidebar-line'
import { isStatement } from './sidebar-lines'
import * as styles from './sidebar.module.css'

/** Classes of a category's row: the two outermost stick to the top while one scrolls inside of them. */
export function lineClass(line: SidebarLine, depth: number): string | undefined {
  const names = [
    depth === 1 && styles.outer,
    depth === 2 && styles.inner,
    isStatement(line) && styles.statement,
  ]
  return names.filter(Boolean).join(' ') || undefined
}

/** A page of the list; `label` is its label, or parts of it marked. */
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
