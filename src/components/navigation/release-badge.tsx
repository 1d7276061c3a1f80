import * as styles from './release-badge.module.css'

interface ReleaseBadgeProps {
  /** Name of the latest release. */
  name: string
  /** URL of the release on the code host. */
  href: string
  roadmap: string
}

/** The latest release, with a menu on hover and focus. It's shown from the extra-large breakpoint. */
export function ReleaseBadge({ name, href, roadmap }: ReleaseBadgeProps) {
  return (
    <div className={styles.badge} data-release-badge>
      <a href={href} className={styles.release} rel="noopener">
        <span className={styles.dot} aria-hidden="true" />
        Release {name}
      </a>
      <div className={styles.menu}>
        <a href={roadmap} target="_blank" rel="noopener noreferrer">
          Roadmap
          <span className={styles.newTab}> (opens in a new tab)</span>
        </a>
      </div>
    </div>
  )
}
