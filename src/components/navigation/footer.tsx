import { Link, graphql } from 'gatsby'
import { Mark } from '../icons/mark'
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
    columns {
      heading
      links {
        name
        href
      }
    }
    social {
      name
      href
      mark
    }
    links {
      name
      href
    }
  }
`

interface FooterProps {
  footer: Queries.FooterFragment
  /** Name of the site. */
  siteTitle: string
  copyright: string
  /** Whether the footer is as wide as the documentation instead of other pages. */
  wide: boolean
}

/** The footer: community links, site map, copyright, and legal pages. */
export function Footer({ footer, siteTitle, copyright, wide }: FooterProps) {
  return (
    <footer className={wide ? `${styles.footer ?? ''} ${styles.wide ?? ''}` : styles.footer}>
      <div className={styles.top}>
        <div>
          <Link to="/" className={styles.brand}>
            <Mark />
            {siteTitle}
          </Link>
          <p className={styles.sentence}>{withLinks(footer)}</p>
          <ul className={styles.social} aria-label="Social media">
            {footer.social.map(({ name, href, mark }) => (
              <li key={mark}>
                <a href={href} rel="noopener" aria-label={name} title={name}>
                  <svg width="18" height="18" aria-hidden="true">
                    <use href={`/icons/social.svg#${mark}`} />
                  </svg>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav className={styles.map} aria-label="Site map">
          {footer.columns.map(({ heading, links }, at) => (
            <div key={heading}>
              <p id={`map-${at}`}>{heading}</p>
              <ul aria-labelledby={`map-${at}`}>
                {links.map((link) => (
                  <li key={link.href}>
                    <PlaceLink {...link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className={styles.bottom}>
        <p>{copyright}</p>
        <nav aria-label="Legal">
          <ul>
            {footer.links.map((link) => (
              <li key={link.href}>
                <PlaceLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <button type="button" className={styles.shortcuts} data-shortcuts aria-haspopup="dialog">
            Keyboard shortcuts <kbd>?</kbd>
          </button>
          <OfflineButton />
        </div>
      </div>
    </footer>
  )
}

/** Replaces `[Slack]` in a text such as `Join [Slack]` with the link of that name. */
function withLinks({ sentence, sentenceLinks }: Queries.FooterFragment) {
  return sentence.split(/(\[[^\]]+\])/).map((part) => {
    const link = sentenceLinks.find(({ name }) => part === `[${name}]`)
    return link ? <PlaceLink key={part} {...link} /> : part
  })
}
