import type { ReactNode } from 'react'
import type { DashboardData, DashboardPanel } from '../../dashboard/dashboard-data'
import * as styles from './dashboard-shell.module.css'

interface DashboardShellProps {
  data: Pick<DashboardData, 'panels'>
  /** What stands in the bar above the panels. */
  bar?: ReactNode
  /** What stands in a panel's head beside its title. */
  tools?: (panel: DashboardPanel) => ReactNode
  /** What a panel shows. */
  body?: (panel: DashboardPanel) => ReactNode
  /** What stands below a panel's caption. */
  foot?: (panel: DashboardPanel) => ReactNode
}

/**
 * The frame of a dashboard. It is drawn without data first, in the same sizes, so that nothing moves when the moving
 * part arrives.
 */
export function DashboardShell({ data, bar, tools, body, foot }: DashboardShellProps) {
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
            {foot?.(panel)}
          </figure>
        ))}
      </div>
    </section>
  )
}
