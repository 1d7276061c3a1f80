import type { DashboardQuery, QueryName } from '../../dashboard/dashboard-data'
import * as styles from './panel-sql.module.css'

interface PanelSqlProps {
  queries: readonly DashboardQuery[]
  /** Returns the SQL that is sent to the server; null for a recording, whose SQL is part of the page. */
  sent: ((query: QueryName) => string) | null
}

/** Links a panel to its SQL, and shows the statement that was sent. */
export function PanelSql({ queries, sent }: PanelSqlProps) {
  return (
    <div className={styles.sql}>
      <p>
        SQL:{' '}
        {queries.map(({ name, title, anchor }, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <a href={`#${anchor ?? ''}`}>{title}</a>
          </span>
        ))}
      </p>
      {sent && (
        <details>
          <summary>SQL sent to the server</summary>
          {queries.map(({ name, title }) => (
            // it is wider than the panel: keys move it
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <pre key={name} tabIndex={0} aria-label={`SQL sent to the server: ${title}`}>
              <code>{sent(name)}</code>
            </pre>
          ))}
        </details>
      )}
    </div>
  )
}
