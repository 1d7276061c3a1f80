import { Link } from 'gatsby'
import type { ReactNode } from 'react'

interface PlaceLinkProps {
  href: string
  name?: string
  className?: string | undefined
  children?: ReactNode
  onClick?: () => void
}

/** A link to a route of this site or to a place outside it. */
export function PlaceLink({ href, name, className, children, onClick }: PlaceLinkProps) {
  const content = children ?? name
  return href.startsWith('/') ? (
    <Link to={href} className={className} onClick={onClick}>
      {content}
    </Link>
  ) : (
    <a href={href} className={className} rel="noopener" onClick={onClick}>
      {content}
    </a>
  )
}
