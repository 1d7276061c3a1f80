import { Link, graphql } from 'gatsby'
import { useEffect, useState } from 'react'
import { readStored, writeStored } from '../../client/storage'
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

const ID_KEY = 'announcement.id'
const CLOSED_KEY = 'announcement.closed'

/** The bar above the navigation. Closing it is remembered until its id changes. */
export function AnnouncementBar({ announcement }: { announcement: Queries.AnnouncementBarFragment }) {
  const [closed, setClosed] = useState(false)
  const { announcementId, text, linkLabel, linkHref, closeable } = announcement

  useEffect(() => {
    if (!closeable) return
    if (readStored(ID_KEY) !== announcementId) {
      writeStored(ID_KEY, announcementId)
      writeStored(CLOSED_KEY, 'false')
    }
    setClosed(readStored(CLOSED_KEY) === 'true')
  }, [announcementId, closeable])

  if (closed) return null
  return (
    <div className={styles.bar} role="region" aria-label="Announcement">
      <p>
        {text} {linkLabel && linkHref && <Link to={linkHref}>{linkLabel}</Link>}
      </p>
      {closeable && (
        <button
          type="button"
          aria-label="Close announcement"
          onClick={() => {
            writeStored(CLOSED_KEY, 'true')
            setClosed(true)
          }}
        >
          ×
        </button>
      )}
    </div>
  )
}
