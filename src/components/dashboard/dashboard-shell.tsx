import type { ReactNode } from 'react'
import type { DashboardData, DashboardPanel } from '../../dashboard/dashboard-data'
import * as styles from './dashboard-shell.module.css'

interface DashboardShellProps {
  data: Pick<DashboardData, 'panels'>
  /** Content of the bar above the panels. */
  bar?: ReactNode
  /** Controls next to a panel's title. */
  tools?: (panel: DashboardPanel) => ReactNode
  /** Content of a panel. */
  body?: (panel: DashboardPanel) => ReactNode
}

/**
 * The frame of a dashboard. It's rendered without data at its final size first, which prevents layout shifts when the
 * interactive part loads.
 */
export function DashboardShell({ data, bar, tools, body }: DashboardShellProps) {
  return (
    <section className={styles.dashboard} aria-label="Charts">
      <div className={styles.bar}>{bar}</div>
      <div className={styles.panels}>
        {data.panels.map((panel) => (
          <figure key={panel.name} className={styles.panel} data-panel={panel.name}>
            <div className={styles.head}>
              <h2 id={`panel-${panel.name}`}>{panel.title}</h2>
              {tools?.(panel)}
            </div>
            <div className={styles.body}>{body?.(panel)}</div>
            {panel.caption && <figcaption className={styles.caption}>{panel.caption}</figcaption>}
          </figure>
        ))}
      </div>
    </section>
  )
}
