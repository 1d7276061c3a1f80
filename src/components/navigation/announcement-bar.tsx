import { graphql } from 'gatsby'
import { useEffect } from 'react'
import { CLOSED_KEY, ID_KEY } from '../../client/before-paint/closed-announcement'
import { readStored, writeStored } from '../../client/shared/storage'
import { CloseIcon } from '../icons/close-icon'
import { PlaceLink } from './place-link'
import * as styles from './announcement-bar.module.css'

export const query = graphql`
  fragment AnnouncementBar on SiteAnnouncement {
    announcementId
    text
    linkLabel
    linkHref
    closeable
    enabled
  }
`

/**
 * The bar above the navigation. Once closed, it stays hidden until its id changes. A CSS rule hides it rather than
 * React: before the first paint, client/before-paint/closed-announcement marks the id that the reader closed last on the root
 * element, which prevents a flash and a layout shift. A bar that can't be closed has no such rule.
 */
export default function AnnouncementBar({ announcement }: { announcement: Queries.AnnouncementBarFragment }) {
  const { announcementId, text, linkLabel, linkHref, closeable } = announcement

  useEffect(() => {
    if (readStored(ID_KEY) === announcementId) return
    writeStored(ID_KEY, announcementId)
    writeStored(CLOSED_KEY, 'false')
  }, [announcementId])

  const close = () => {
    writeStored(CLOSED_KEY, 'true')
    document.documentElement.dataset.closedAnnouncement = announcementId
    // the focused button is gone, so the focus moves to the next element on the page
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.bar} role="region" aria-label="Announcement" data-announcement={announcementId}>
      {closeable && <style dangerouslySetInnerHTML={{ __html: hidingRule(announcementId) }} />}
      <p>
        {text} {linkLabel && linkHref && <PlaceLink href={linkHref}>{linkLabel}</PlaceLink>}
      </p>
      {closeable && (
        <button type="button" className={styles.close} aria-label="Close announcement" onClick={close}>
          <CloseIcon />
        </button>
      )}
    </div>
  )
}

/** The data layer accepts only words as ids, so nothing has to be escaped. */
function hidingRule(id: string): string {
  return `[data-closed-announcement="${id}"] [data-announcement="${id}"]{display:none}`
}
