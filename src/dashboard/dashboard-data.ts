/** Data of a dashboard from the data layer: its queries, the server they're sent to, and the recording. */

import { ownValue } from '../base/own-value'

/** The queries of a dashboard in the order in which they're sent. */
export const QUERY_NAMES = ['candles', 'bands', 'rsi', 'book', 'trades'] as const
/** Name of a query. */
export type QueryName = (typeof QUERY_NAMES)[number]

/** The panels of a dashboard, in reading order. */
export const PANEL_NAMES = ['price', 'rsi', 'book', 'trades'] as const
/** Name of a panel. */
export type PanelName = (typeof PANEL_NAMES)[number]

/** The queries whose results a panel shows. */
export const PANEL_QUERIES: Readonly<Record<PanelName, readonly QueryName[]>> = {
  price: ['candles', 'bands'],
  rsi: ['rsi'],
  book: ['book'],
  trades: ['trades'],
}

/** Available candle sizes, in seconds. */
export const STEP_SECONDS: Readonly<Record<string, number>> = {
  '1m': 60,
  '5m': 300,
  '15m': 900,
  '30m': 1800,
  '1h': 3600,
  '4h': 14_400,
  '1d': 86_400,
}

/** Length of a candle in seconds; 0 if the size isn't available. */
export function candleSeconds(step: string): number {
  return ownValue(STEP_SECONDS, step) ?? 0
}

/** Number of rows in the trades panel, all of which are visible at once. */
export const TRADES = 14

/** A query as shown on the page. */
export interface DashboardQuery {
  name: QueryName
  /** Title of the example. */
  title: string
  /** Id of the heading above it; null if it precedes the first heading. */
  anchor: string | null
  sql: string
}

/** Texts of a panel. */
export interface DashboardPanel {
  name: PanelName
  title: string
  /** How to read the panel; null if it needs no explanation. */
  caption: string | null
}

/** Settings of live data: content/site/dashboard.yml. */
export interface LiveSettings {
  /** URL under which /exec is available; null for the recording. */
  endpoint: string | null
  tables: { trades: string; book: string }
  symbols: readonly string[]
  steps: readonly string[]
  pollSeconds: number
  timeoutSeconds: number
  stalePolls: number
}

/** The recording and how it's replayed: content/dashboards. */
export interface RecordingSettings {
  /** URL of the recorded responses. */
  address: string
  /** Version of the server that was recorded. */
  engine: string
  /** Date of the recording, for example 2025-07-31. */
  recordedOn: string
  symbols: readonly string[]
  steps: readonly string[]
  /** ISO 8601 */
  replayFrom: string
  /** ISO 8601 */
  replayTo: string
  /** ISO 8601; where a replay starts when the page loads. */
  replayStart: string
  clockSeconds: number
  pollSeconds: number
}

/** The result of the page query of a dashboard. */
export interface DashboardData {
  /** Number of candles in a chart. */
  candles: number
  /** Number of candles requested before the visible ones. */
  warmUp: number
  queries: readonly DashboardQuery[]
  /** Description of the data on the page; data-note.ts fills in the facts of the recording. */
  notes: { recording: string; live: string; demo: string }
  panels: readonly DashboardPanel[]
  live: LiveSettings
  recording: RecordingSettings
}

/** The reader's selection. */
export interface Choice {
  symbol: string
  /** Candle size, for example 5m. */
  step: string
}
