import { graphql } from 'gatsby'
import { PlaceLink } from '../navigation/place-link'
import * as styles from './onward.module.css'

export const query = graphql`
  fragment Onward on SiteOnward {
    heading
    links {
      name
      description
      href
    }
  }
`

interface OnwardProps {
  onward: Queries.OnwardFragment | null
  /** Route of the page, to which no link leads. */
  route: string
}

/** Ways onward at the end of a page: download, documentation, demo, contact. */
export function Onward({ onward, route }: OnwardProps) {
  if (!onward) return null
  return (
    <nav className={styles.onward} aria-labelledby="onward">
      <h2 id="onward">{onward.heading}</h2>
      <ul>
        {onward.links
          .filter(({ href }) => href !== route)
          .map(({ name, description, href }) => (
            <li key={href}>
              <PlaceLink href={href}>{name}</PlaceLink>
              <span>{description}</span>
            </li>
          ))}
      </ul>
    </nav>
  )
}
