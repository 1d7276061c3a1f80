import type { ReactNode } from 'react'
import { Article } from '../docs/article'
import './section-styles'
import * as styles from './marketing-layout.module.css'

interface MarketingLayoutProps {
  /** HTML of the page, which begins with a `<Hero>`. */
  html: string
  /** Content before the text: a bar with the sections of a long page. */
  above?: ReactNode
  /** Content after the text: the call to action. */
  children?: ReactNode
}

/**
 * A page that consists of sections. Tables, charts, and cards use the full width, while paragraphs keep a readable line
 * length.
 */
export function MarketingLayout({ html, above, children }: MarketingLayoutProps) {
  return (
    <main id="main" className={styles.main}>
      {above}
      <Article html={html} />
      {children}
    </main>
  )
}
