import { useDeferredValue, useMemo, useState } from 'react'
import { PANEL_QUERIES, type DashboardData, type PanelName } from '../../dashboard/dashboard-data'
import type { Source } from '../../dashboard/source'
import { DashboardBar } from './dashboard-bar'
import { DashboardShell } from './dashboard-shell'
import { PanelBody } from './panel-body'
import { PanelSql } from './panel-sql'
import * as styles from './dashboard.module.css'
import { toggled } from './toggled'
import { useFeed } from './use-feed'

/** The interactive part of a dashboard: loads data, draws charts, and lets the reader change the selection. */
export function Dashboard({ data, live }: { data: DashboardData; live: Source | null }) {
  const { feed, state, choice, choose } = useFeed(data, live)
  const [tables, setTables] = useState<ReadonlySet<PanelName>>(new Set())
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
      tools={({ name, title }) =>
        // the trades panel is already a table
        name !== 'trades' && (
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={tables.has(name)}
            aria-label={`Table view: ${title}`}
            onClick={() => setTables(toggled(tables, name))}
          >
            Table
          </button>
        )
      }
      body={(panel) => (
        <PanelBody
          panel={panel}
          isTable={tables.has(panel.name)}
          choice={shown.choice}
          snapshot={shown.snapshot}
          candles={data.candles}
          isWaiting={state.phase !== 'failed'}
        />
      )}
      foot={({ name }) => (
        <PanelSql
          queries={data.queries.filter((query) => PANEL_QUERIES[name].includes(query.name))}
          sent={feed.source.kind === 'live' ? (query) => feed.source.sqlOf(query, choice) : null}
        />
      )}
    />
  )
}
