import * as styles from './article.module.css'

interface ArticleProps {
  /** HTML that the data layer compiled and checked. */
  html: string
}

/** The text of a page. It is static HTML: what moves in it is the work of client/content. */
export function Article({ html }: ArticleProps) {
  return (
    <article
      className={`${styles.article ?? ''} prose`}
      data-article=""
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
