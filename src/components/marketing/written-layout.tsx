import type { ReactNode } from 'react'
import { Article } from '../docs/article'
import { PageTitle } from '../docs/page-title'
import * as styles from './written-layout.module.css'

interface WrittenLayoutProps {
  title: string
  html: string
  /** What kind of page it is, above the title. */
  kind?: string
  /** Below the title: date, authors. */
  byline?: ReactNode
  /** After the text: ways onward. */
  children?: ReactNode
}

/** One column of text: posts, terms, comparisons and other written pages. */
export function WrittenLayout({ title, html, kind, byline, children }: WrittenLayoutProps) {
  return (
    <main id="main" className={styles.main}>
      {kind && <p className={styles.kind}>{kind}</p>}
      <PageTitle title={title} />
      {byline && <p className={styles.byline}>{byline}</p>}
      <Article html={html} />
      {children}
    </main>
  )
}
