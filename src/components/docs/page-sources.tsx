import { graphql } from 'gatsby'
import { SOURCES_INTRO } from '../../base/sources-intro'
import * as styles from './page-sources.module.css'

export const query = graphql`
  fragment PageSources on DocPage {
    sources {
      facts
      name
      url
    }
  }
`

/** Lists the sources of statements that no example on the page demonstrates. */
export function PageSources({ sources }: Queries.PageSourcesFragment) {
  if (sources.length === 0) return null
  return (
    <aside className={styles.sources} aria-label="Sources">
      <p>{SOURCES_INTRO}</p>
      <ul>
        {sources.map(({ facts, name, url }) => (
          <li key={facts + url}>
            {facts}:{' '}
            <a href={url} rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
