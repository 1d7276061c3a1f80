import { graphql } from 'gatsby'
import { OfflineButton } from '../offline/offline-button'
import { PlaceLink } from './place-link'
import * as styles from './footer.module.css'

export const query = graphql`
  fragment Footer on SiteFooter {
    sentence
    sentenceLinks {
      name
      href
    }
    links {
      name
      href
    }
  }
`

/** The footer: where to find people, the copyright line, and what the law wants. */
export function Footer({ footer, copyright }: { footer: Queries.FooterFragment; copyright: string }) {
  return (
    <footer className={styles.footer}>
      <p className={styles.sentence}>{withLinks(footer)}</p>
      <OfflineButton />
      <p className={styles.copyright}>{copyright}</p>
      <nav aria-label="Legal">
        <ul>
          {footer.links.map((link) => (
            <li key={link.href}>
              <PlaceLink {...link} />
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className={styles.shortcuts} data-shortcuts aria-haspopup="dialog">
        Keyboard shortcuts <kbd>?</kbd>
      </button>
    </footer>
  )
}

/** `Join [Slack]` with the link of that name in place of the brackets. */
function withLinks({ sentence, sentenceLinks }: Queries.FooterFragment) {
  return sentence.split(/(\[[^\]]+\])/).map((part) => {
    const link = sentenceLinks.find(({ name }) => part === `[${name}]`)
    return link ? <PlaceLink key={part} {...link} /> : part
  })
}
