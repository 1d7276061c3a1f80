import type { ReactNode } from 'react'
import { Article } from '../docs/article'
import * as styles from './marketing-layout.module.css'

interface MarketingLayoutProps {
  /** HTML of the page, which begins with a `<Hero>`. */
  html: string
  /** Content after the text: the call to action. */
  children?: ReactNode
}

/**
 * A page that consists of sections. Tables, charts, and cards use the full width, while paragraphs keep a readable line
 * length.
 */
export function MarketingLayout({ html, children }: MarketingLayoutProps) {
  return (
    <main id="main" className={styles.main}>
      <Article html={html} />
      {children}
    </main>
  )
}
