import { Link } from 'gatsby'

interface PageKindProps {
  /** Kind of the page, in one or two words. */
  kind?: string | undefined
  /** The page that lists all pages of this kind. */
  href?: string | undefined
  className: string | undefined
}

/** The kind of a page above its title, linked to the list of such pages if there is one. */
export function PageKind({ kind, href, className }: PageKindProps) {
  if (!kind) return null
  if (!href) return <p className={className}>{kind}</p>
  return (
    <nav className={className} aria-label="Breadcrumbs">
      <Link to={href}>{kind}</Link>
    </nav>
  )
}
