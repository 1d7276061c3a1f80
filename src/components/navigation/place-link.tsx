import { Link } from 'gatsby'
import type { ReactNode } from 'react'

interface PlaceLinkProps {
  href: string
  name?: string
  className?: string | undefined
  /** Whether the current page is this one or below it. */
  current?: boolean
  children?: ReactNode
  onClick?: () => void
}

/** A link to a route of this site or to an external URL. */
export function PlaceLink({ href, name, className, current = false, children, onClick }: PlaceLinkProps) {
  const content = children ?? name
  const ariaCurrent = current ? 'true' : undefined
  if (href.startsWith('/'))
    return (
      <Link to={href} className={className} aria-current={ariaCurrent} onClick={onClick}>
        {content}
      </Link>
    )
  return (
    <a href={href} className={className} aria-current={ariaCurrent} rel="noopener" onClick={onClick}>
      {content}
    </a>
  )
}
