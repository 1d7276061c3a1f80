import type { DashboardQuery, QueryName } from '../../dashboard/dashboard-data'
import * as styles from './panel-sql.module.css'

interface PanelSqlProps {
  queries: readonly DashboardQuery[]
  /** Returns a query with the selected pair and candle size. */
  sqlOf: (query: QueryName) => string
}

/** The queries of a panel, in place of its chart. Their titles link to the explanation below the charts. */
export function PanelSql({ queries, sqlOf }: PanelSqlProps) {
  return (
    <div className={styles.sql}>
      {queries.map(({ name, title, anchor }) => (
        <section key={name}>
          <h3>{anchor === null ? title : <a href={`#${anchor}`}>{title}</a>}</h3>
          {/* it is wider than the panel: keys move it */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0} aria-label={`SQL: ${title}`}>
            <code>{sqlOf(name)}</code>
          </pre>
        </section>
      ))}
    </div>
  )
}
