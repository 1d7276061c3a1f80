import {
  currentVersion,
  samePageIn,
  versionHere,
  versionWarning,
  type DocsVersion,
} from '../../content/versions'
import * as styles from './version-banner.module.css'

interface VersionBannerProps {
  versions: readonly DocsVersion[]
  /** Route of the current page. */
  path: string
  /** Name of the product. */
  product: string
}

/** A notice on pages of an old or unreleased version, with a link to the same page of the current version. */
export default function VersionBanner({ versions, path, product }: VersionBannerProps) {
  const here = versionHere(versions)
  const current = currentVersion(versions)
  const warning = here && versionWarning(here, product)
  if (!warning || !current) return null
  return (
    <div className={styles.banner} role="note" aria-label="Documentation version">
      <p>
        {warning} <a href={samePageIn(current, here, path)}>View this page for {current.label}</a>
      </p>
    </div>
  )
}
