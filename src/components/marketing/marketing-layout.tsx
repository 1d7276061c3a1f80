import type { ReactNode } from 'react'
import { Article } from '../docs/article'
import { PageTitle } from '../docs/page-title'
import { PageKind } from './page-kind'
import * as styles from './marketing-layout.module.css'

interface MarketingLayoutProps {
  title: string
  /** HTML of the page: its first paragraph is the lead, and a row of buttons may follow. */
  html: string
  /** A word or two above the title. */
  kicker?: string | undefined
  /** Where all pages of that kind are listed. */
  kickerHref?: string | undefined
  /** After the text: the call to action. */
  children?: ReactNode
}

/** A page made of sections, wider than text: tables, charts, and cards take all of it, paragraphs keep their measure. */
export function MarketingLayout({ title, html, kicker, kickerHref, children }: MarketingLayoutProps) {
  return (
    <main id="main" className={styles.main}>
      <header className={styles.head}>
        <PageKind kind={kicker} href={kickerHref} className={styles.kicker} />
        <PageTitle title={title} />
      </header>
      <Article html={html} />
      {children}
    </main>
  )
}
