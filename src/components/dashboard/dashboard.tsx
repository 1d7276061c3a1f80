import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { PANEL_QUERIES, type DashboardData, type PanelName } from '../../dashboard/dashboard-data'
import type { Source } from '../../dashboard/source'
import { DashboardBar } from './dashboard-bar'
import { DashboardShell } from './dashboard-shell'
import { PanelBody } from './panel-body'
import * as styles from './dashboard.module.css'
import { useFeed } from './use-feed'

// most readers look at the charts only
const PanelSql = lazy(() => import('./panel-sql'))

/** What a panel shows instead of its chart. */
type View = 'table' | 'sql'

/** The buttons of a panel, and their names for those who can't see which panel they belong to. */
const VIEWS: readonly { view: View; label: string; says: string }[] = [
  { view: 'table', label: 'Table', says: 'Table view' },
  { view: 'sql', label: 'SQL', says: 'SQL' },
]

/** The interactive part of a dashboard: loads data, draws charts, and lets the reader change the selection. */
export function Dashboard({ data, live }: { data: DashboardData; live: Source | null }) {
  const { feed, state, choice, choose } = useFeed(data, live)
  const [views, setViews] = useState<Partial<Record<PanelName, View>>>({})
  // deferred to keep the page responsive; both values together, so that rows are never labeled with a different
  // selection
  const shown = useDeferredValue(
    useMemo(() => ({ choice, snapshot: state.snapshot }), [choice, state.snapshot]),
  )
  return (
    <DashboardShell
      data={data}
      bar={
        <DashboardBar recording={data.recording} feed={feed} state={state} choice={choice} choose={choose} />
      }
      tools={({ name, title }) => (
        <div className={styles.views}>
          {VIEWS.map(
            ({ view, label, says }) =>
              // the trades panel is already a table
              (name !== 'trades' || view === 'sql') && (
                <button
                  key={view}
                  type="button"
                  className={styles.toggle}
                  aria-pressed={views[name] === view}
                  aria-label={`${says}: ${title}`}
                  onClick={() => setViews({ ...views, [name]: views[name] === view ? undefined : view })}
                >
                  {label}
                </button>
              ),
          )}
        </div>
      )}
      body={(panel) =>
        views[panel.name] === 'sql' ? (
          <Suspense fallback={null}>
            <PanelSql
              queries={data.queries.filter((query) => PANEL_QUERIES[panel.name].includes(query.name))}
              sqlOf={(query) => feed.source.sqlOf(query, choice)}
            />
          </Suspense>
        ) : (
          <PanelBody
            panel={panel}
            isTable={views[panel.name] === 'table'}
            choice={shown.choice}
            snapshot={shown.snapshot}
            candles={data.candles}
            isWaiting={state.phase !== 'failed'}
          />
        )
      }
    />
  )
}
