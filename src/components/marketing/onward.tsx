import { graphql } from 'gatsby'
import { PlaceLink } from '../navigation/place-link'
import * as styles from './onward.module.css'

export const query = graphql`
  fragment Onward on SiteOnward {
    calls {
      routes
      heading
      text
      links {
        name
        href
      }
    }
  }
`

/** Number of links, which are shown as buttons. */
const BUTTONS = 2

interface OnwardProps {
  onward: Queries.OnwardFragment | null
  /** Route of the current page, which is excluded from the links. */
  route: string
}

/** The call to action at the end of a page. */
export function Onward({ onward, route }: OnwardProps) {
  const call = onward?.calls.find(({ routes }) => routes.length === 0 || routes.includes(route))
  if (!call) return null
  const links = call.links.filter(({ href }) => href !== route)
  return (
    <nav className={styles.onward} aria-labelledby="onward">
      <h2 id="onward">{call.heading}</h2>
      <p>{call.text}</p>
      <ul className="actions">
        {links.slice(0, BUTTONS).map(({ name, href }, at) => (
          <li key={href}>
            <PlaceLink href={href} className={at === 0 ? 'action primary' : 'action'}>
              {name}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
