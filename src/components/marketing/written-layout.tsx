import type { ReactNode } from 'react'
import { Article } from '../docs/article'
import { PageTitle } from '../docs/page-title'
import { PageKind } from './page-kind'
import * as styles from './written-layout.module.css'

interface WrittenLayoutProps {
  title: string
  /** HTML of the text, where the page has one. */
  html?: string
  /** What kind of page it is, above the title. */
  kind?: string
  /** Where all pages of that kind are listed. */
  kindHref?: string
  /** Below the title: date, authors. */
  byline?: ReactNode
  /** After the text: ways onward. */
  children?: ReactNode
}

/** One column of text: posts, terms, comparisons and other written pages. */
export function WrittenLayout({ title, html, kind, kindHref, byline, children }: WrittenLayoutProps) {
  return (
    <main id="main" className={styles.main}>
      <PageKind kind={kind} href={kindHref} className={styles.kind} />
      <PageTitle title={title} />
      {byline && <div className={styles.byline}>{byline}</div>}
      {html !== undefined && <Article html={html} />}
      {children}
    </main>
  )
}
