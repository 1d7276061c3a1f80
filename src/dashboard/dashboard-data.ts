/** What the data layer tells a dashboard: its questions, where to ask them and what was recorded. */

/** The questions of a dashboard, in the order in which they are asked. */
export const QUERY_NAMES = ['candles', 'bands', 'rsi', 'book', 'trades'] as const
/** Name of a question. */
export type QueryName = (typeof QUERY_NAMES)[number]

/** The panels of a dashboard, in reading order. */
export const PANEL_NAMES = ['price', 'rsi', 'book', 'trades'] as const
/** Name of a panel. */
export type PanelName = (typeof PANEL_NAMES)[number]

/** Questions whose answers a panel draws. */
export const PANEL_QUERIES: Readonly<Record<PanelName, readonly QueryName[]>> = {
  price: ['candles', 'bands'],
  rsi: ['rsi'],
  book: ['book'],
  trades: ['trades'],
}

/** Sizes of candles that can be offered, in seconds. */
export const STEP_SECONDS: Readonly<Record<string, number>> = {
  '1m': 60,
  '5m': 300,
  '15m': 900,
  '30m': 1800,
  '1h': 3600,
  '4h': 14_400,
  '1d': 86_400,
}

/** Rows in the trades panel, all of which are visible at once. */
export const TRADES = 12

/** A question as the page shows it. */
export interface DashboardQuery {
  name: QueryName
  /** Title of the example. */
  title: string
  /** Id of the heading above it; null where it stands before the first one. */
  anchor: string | null
  sql: string
}

/** A panel's words. */
export interface DashboardPanel {
  name: PanelName
  title: string
  /** How to read it; null for a panel that explains itself. */
  caption: string | null
}

/** How a server is asked: content/site/dashboard.yml. */
export interface LiveSettings {
  /** Address below which /exec answers; null for the recording. */
  endpoint: string | null
  tables: { trades: string; book: string }
  symbols: readonly string[]
  steps: readonly string[]
  pollSeconds: number
  timeoutSeconds: number
  stalePolls: number
}

/** What was recorded and how it is replayed: content/dashboards. */
export interface RecordingSettings {
  /** Address of the recorded answers. */
  address: string
  /** Version of the server that answered. */
  engine: string
  /** Day of the recording: 2025-07-31. */
  recordedOn: string
  symbols: readonly string[]
  steps: readonly string[]
  /** ISO 8601 */
  replayFrom: string
  /** ISO 8601 */
  replayTo: string
  clockSeconds: number
  pollSeconds: number
}

/** A dashboard as its page query gets it. */
export interface DashboardData {
  /** Candles in a chart. */
  candles: number
  /** Candles asked for before them. */
  warmUp: number
  queries: readonly DashboardQuery[]
  /** What the page says about its data; dashboard-note.ts fills in facts of the recording. */
  notes: { recording: string; live: string }
  panels: readonly DashboardPanel[]
  live: LiveSettings
  recording: RecordingSettings
}

/** What a reader chose to see. */
export interface Choice {
  symbol: string
  /** Size of a candle: 5m. */
  step: string
}
