import { Link } from 'gatsby'

interface PageKindProps {
  /** What kind of page it is, in a word or two. */
  kind?: string | undefined
  /** Where all pages of that kind are listed. */
  href?: string | undefined
  className: string | undefined
}

/** The kind of a page above its title, as a link where pages of the kind are listed. */
export function PageKind({ kind, href, className }: PageKindProps) {
  if (!kind) return null
  if (!href) return <p className={className}>{kind}</p>
  return (
    <nav className={className} aria-label="Breadcrumbs">
      <Link to={href}>{kind}</Link>
    </nav>
  )
}
