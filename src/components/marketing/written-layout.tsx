import { Link } from 'gatsby'
import type { ReactNode } from 'react'
import { Article } from '../docs/article'
import { Contents } from '../docs/contents'
import { PageTitle } from '../docs/page-title'
import * as styles from './written-layout.module.css'

interface WrittenLayoutProps {
  title: string
  /** HTML of the text, if any. */
  html?: string
  /** Kind of the page, shown above the title. */
  kind?: string
  /** The page that lists all pages of this kind. */
  kindHref?: string
  /** The page lists others, so its boxes are as wide as those of marketing pages. */
  isWide?: boolean
  /** Headings of a long text, which are listed in the left margin of wide screens. */
  headings?: readonly Queries.ContentsFragment[]
  /** Content below the title: date and authors. */
  byline?: ReactNode
  /** Content after the text: the call to action. */
  children?: ReactNode
}

/** A single column of text for posts, glossary terms, comparisons, and other written pages. */
export function WrittenLayout({
  title,
  html,
  kind,
  kindHref,
  isWide,
  headings,
  byline,
  children,
}: WrittenLayoutProps) {
  const variant = isWide ? styles.wide : headings ? styles.listed : ''
  return (
    <main id="main" className={`${styles.main ?? ''} ${variant ?? ''}`}>
      <div className={styles.text}>
        <PageKind kind={kind} href={kindHref} className={styles.kind} />
        <PageTitle title={title} />
        {byline && <div className={styles.byline}>{byline}</div>}
        {html !== undefined && <Article html={html} />}
        {children}
      </div>
      {headings && <Contents headings={headings} variant="column" />}
    </main>
  )
}

interface PageKindProps {
  /** Kind of the page, in one or two words. */
  kind?: string | undefined
  /** The page that lists all pages of this kind. */
  href?: string | undefined
  className: string | undefined
}

/** The kind of a page above its title, linked to the list of such pages if there is one. */
function PageKind({ kind, href, className }: PageKindProps) {
  if (!kind) return null
  if (!href) return <p className={className}>{kind}</p>
  return (
    <nav className={className} aria-label="Breadcrumbs">
      <Link to={href}>{kind}</Link>
    </nav>
  )
}
