import { graphql } from 'gatsby'
import { useEffect } from 'react'
import { CLOSED_KEY, ID_KEY } from '../../client/closed-announcement'
import { readStored, writeStored } from '../../client/storage'
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
 * The bar above the navigation. Closing it is remembered until its id changes. The bar is hidden by a rule, not by
 * React: what the reader closed last is marked on the root element before anything is painted (client/closed-announcement),
 * so that a closed bar never flashes and nothing moves. A bar that is not closeable has no such rule.
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
    // the button with the focus is gone: the next thing on the page has it
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

/** The data layer takes words only as ids, so there is nothing to escape. */
function hidingRule(id: string): string {
  return `[data-closed-announcement="${id}"] [data-announcement="${id}"]{display:none}`
}
