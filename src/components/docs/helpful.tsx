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
 * Asks whether the page helped. Both answers are plain links to a draft on the code host: no script, and nothing is
 * sent from here. They open beside the page, because a reader who answers wants to look at it meanwhile.
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
