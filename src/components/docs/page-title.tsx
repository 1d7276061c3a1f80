import { Tag } from '../navigation/tag'
import * as styles from './page-title.module.css'

/** Tags that say something about the page itself; the sidebar has others. */
const SHOWN = new Set<string | null>(['Enterprise', 'Replay'])

/** The page's heading, with its tag. */
export function PageTitle({ title, tag = null }: { title: string; tag?: string | null }) {
  return (
    <h1 className={styles.title} tabIndex={-1}>
      {title}
      {SHOWN.has(tag) && (
        <>
          {' '}
          <Tag text={tag} />
        </>
      )}
    </h1>
  )
}
