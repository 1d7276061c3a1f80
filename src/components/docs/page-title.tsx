import * as styles from './page-title.module.css'

/** The page's heading, with the mark that the sidebar gives it. */
export function PageTitle({ title, tag = null }: { title: string; tag?: string | null }) {
  return (
    <h1 className={styles.title} tabIndex={-1}>
      {title}
      {tag === 'Enterprise' && <span className={styles.tag}>Enterprise</span>}
    </h1>
  )
}
