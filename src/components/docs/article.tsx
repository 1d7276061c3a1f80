import * as styles from './article.module.css'

interface ArticleProps {
  /** HTML that the data layer compiled and validated. */
  html: string
}

/** The text of a page as static HTML. client/content adds its behavior. */
export function Article({ html }: ArticleProps) {
  return (
    <article
      className={`${styles.article ?? ''} prose`}
      data-article=""
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
