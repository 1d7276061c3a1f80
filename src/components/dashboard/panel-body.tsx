import { Suspense, lazy, memo, useMemo, type ReactNode } from 'react'
import {
  PANEL_QUERIES,
  candleSeconds,
  type Choice,
  type DashboardPanel,
  type PanelName,
} from '../../dashboard/dashboard-data'
import { baseOf } from '../../dashboard/format'
import { panelTable } from '../../dashboard/panel-table'
import type { Candle, Rows } from '../../dashboard/read-answer'
import { timeOf, type Snapshot } from '../../dashboard/source'
import { DataTable, ScrollingTable } from './data-table'
import { DepthChart } from './depth-chart'
import * as styles from './panel-body.module.css'
import { useNear } from './use-near'
import { usePrinting } from './use-printing'

// the chart library is the largest script of the page, so it's loaded when the first chart is near the viewport
const charts = () => import('./charts')
const PriceChart = lazy(() => charts().then((module) => ({ default: module.PriceChart })))
const RsiChart = lazy(() => charts().then((module) => ({ default: module.RsiChart })))

interface PanelBodyProps {
  panel: DashboardPanel
  /** Whether the reader has switched the panel to a table. */
  isTable: boolean
  choice: Choice
  snapshot: Snapshot | null
  /** Number of candles in a chart. */
  candles: number
  /** Whether a response is pending. */
  isWaiting: boolean
}

/**
 * The content of a panel: a chart, the same data as a table, or a message. A chart far from the viewport is a
 * placeholder with a text alternative, and is printed as a table.
 */
export const PanelBody = memo(function PanelBody({
  panel,
  isTable,
  choice,
  snapshot,
  candles,
  isWaiting,
}: PanelBodyProps) {
  const [watch, isNear] = useNear()
  const isPrinting = usePrinting()
  if (!snapshot) return isWaiting ? <div className={styles.place} /> : <Message>No data yet</Message>
  const refused = PANEL_QUERIES[panel.name].find((query) => snapshot.refusals[query] !== undefined)
  if (refused) return <Message>The server rejected this query: {snapshot.refusals[refused]}</Message>
  const table = panelTable(panel.name, snapshot.rows, choice, candles)
  if (table.rows.length === 0) return <Message>No data in this time range</Message>
  if (panel.name === 'trades') return <DataTable table={table} />
  if (isTable || (isPrinting && !isNear)) return <ScrollingTable table={table} />
  if (!isNear) return <div ref={watch} className={styles.place} role="img" aria-label={table.summary} />
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <Chart
        name={panel.name}
        rows={snapshot.rows}
        forming={snapshot.forming ?? null}
        time={timeOf(snapshot) ?? 0}
        candles={candles}
        step={candleSeconds(choice.step)}
        unit={baseOf(choice.symbol)}
        label={table.summary}
      />
    </Suspense>
  )
})

interface ChartProps {
  name: Exclude<PanelName, 'trades'>
  rows: Partial<Rows>
  /** The incomplete candle of a replay. */
  forming: Candle | null
  /** Time of the rows, in milliseconds since 1970. */
  time: number
  candles: number
  /** Length of a candle, in seconds. */
  step: number
  /** Unit of amounts. */
  unit: string
  label: string
}

function Chart({ name, rows, forming, time, candles, step, unit, label }: ChartProps) {
  const shown = {
    candles: useLast(rows.candles, candles),
    bands: useLast(rows.bands, candles),
    rsi: useLast(rows.rsi, candles),
  }
  const [book] = rows.book ?? []
  const subject = `${unit} ${step}`
  switch (name) {
    case 'price':
      return (
        <PriceChart
          candles={shown.candles}
          bands={shown.bands}
          forming={forming}
          last={{ time, price: rows.trades?.[0]?.price }}
          step={step}
          unit={unit}
          subject={subject}
          label={label}
        />
      )
    case 'rsi':
      return (
        <RsiChart
          points={shown.rsi}
          formingTime={forming?.time}
          step={step}
          subject={subject}
          label={label}
        />
      )
    case 'book':
      return book && <DepthChart book={book} unit={unit} label={label} />
  }
}

/** The last rows, in an array that changes only when the rows do, which prevents needless redraws. */
function useLast<Row>(rows: readonly Row[] | undefined, count: number): readonly Row[] {
  return useMemo(() => rows?.slice(-count) ?? [], [rows, count])
}

function Message({ children }: { children: ReactNode }) {
  return <p className={styles.message}>{children}</p>
}
