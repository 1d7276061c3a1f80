import type { DashboardQuery, QueryName } from '../../dashboard/dashboard-data'
import { ColoredSql } from '../colored-sql'
import { CopyButton } from '../copy-button'
import * as dashboard from './dashboard.module.css'
import * as styles from './panel-sql.module.css'

interface PanelSqlProps {
  queries: readonly DashboardQuery[]
  /** Returns a query with the selected pair and candle size. */
  sqlOf: (query: QueryName) => string
}

/** The queries of a panel, in place of its chart. Their titles link to the explanation below the charts. */
export default function PanelSql({ queries, sqlOf }: PanelSqlProps) {
  const shown = queries.map((query) => ({ ...query, sql: sqlOf(query.name) }))
  return (
    <div className={styles.sql} data-view="sql">
      {shown.map(({ name, title, anchor, sql }) => (
        <section key={name}>
          <div className={styles.head}>
            <p>{anchor === null ? title : <a href={`#${anchor}`}>{title}</a>}</p>
            <CopyButton text={sql} className={dashboard.toggle} />
          </div>
          {/* it is wider than the panel: keys move it */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0} aria-label={`SQL: ${title}`}>
            <code>
              <ColoredSql sql={sql} />
            </code>
          </pre>
        </section>
      ))}
    </div>
  )
}
