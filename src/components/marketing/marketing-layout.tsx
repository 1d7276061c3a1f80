import type { ReactNode } from 'react'
import { Article } from '../docs/article'
import * as styles from './marketing-layout.module.css'

interface MarketingLayoutProps {
  /** HTML of the page, which begins with a `<Hero>`. */
  html: string
  /** After the text: the call to action. */
  children?: ReactNode
}

/** A page made of sections, wider than text: tables, charts, and cards take all of it, paragraphs keep their measure. */
export function MarketingLayout({ html, children }: MarketingLayoutProps) {
  return (
    <main id="main" className={styles.main}>
      <Article html={html} />
      {children}
    </main>
  )
}
