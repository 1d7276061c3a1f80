import { Tag } from '../navigation/tag'
import * as styles from './page-title.module.css'

/** The heading of a page, with its tag. */
export function PageTitle({ title, tag = null }: { title: string; tag?: string | null }) {
  return (
    <h1 className={styles.title} tabIndex={-1}>
      {title}
      {tag && (
        <>
          {' '}
          <Tag text={tag} />
        </>
      )}
    </h1>
  )
}
