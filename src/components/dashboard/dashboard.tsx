import { useDeferredValue, useMemo, useState } from 'react'
import { PANEL_QUERIES, type DashboardData, type PanelName } from '../../dashboard/dashboard-data'
import { DashboardBar } from './dashboard-bar'
import { DashboardShell } from './dashboard-shell'
import { PanelBody } from './panel-body'
import { PanelSql } from './panel-sql'
import * as styles from './dashboard.module.css'
import { useFeed } from './use-feed'

/** The moving part of a dashboard: asks, draws, and lets the reader choose. */
export function Dashboard({ data }: { data: DashboardData }) {
  const { feed, state, choice, choose } = useFeed(data)
  const [tables, setTables] = useState<ReadonlySet<PanelName>>(new Set())
  // drawn in steps, so that an answer does not hold up the reader; both together, so that no rows get the name of others
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
        // the trades are a table already
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

function toggled(names: ReadonlySet<PanelName>, name: PanelName): ReadonlySet<PanelName> {
  const next = new Set(names)
  if (!next.delete(name)) next.add(name)
  return next
}
