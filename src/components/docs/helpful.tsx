import { graphql } from 'gatsby'
import * as styles from './helpful.module.css'

export const query = graphql`
  fragment Helpful on DocPage {
    helpful {
      yes
      no
    }
  }
`

/**
 * Asks whether the page was helpful. Both answers link to a draft on the code host, so that this requires no script and
 * sends nothing. They open in a new tab because readers often look at the page again while they write.
 */
export function Helpful({ helpful }: Queries.HelpfulFragment) {
  const link = (answer: 'yes' | 'no', label: string) => (
    <a href={helpful[answer]} target="_blank" rel="noopener">
      {label}
      <span className="visually-hidden">, opens a draft GitHub issue in a new tab</span>
    </a>
  )
  return (
    <div className={styles.helpful} role="group" aria-labelledby="helpful" data-helpful>
      <p id="helpful">Was this page helpful?</p>
      {link('yes', 'Yes')}
      {link('no', 'No')}
      <small>Opens a draft GitHub issue. This site doesn’t send or record your answer.</small>
    </div>
  )
}
