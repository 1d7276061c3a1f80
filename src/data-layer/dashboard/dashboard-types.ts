/** GraphQL types of dashboards. */
export const dashboardTypes = /* GraphQL */ `
  "A page that visualizes query results from a server: content/dashboards and content/site/dashboard.yml"
  type Dashboard implements Node @dontInfer {
    "Route of the page"
    route: String!
    "Number of candles in a chart"
    candles: Int!
    "Number of candles requested before the visible ones, so that indicators start at the left edge"
    warmUp: Int!
    "Queries, in the order in which they're sent"
    queries: [DashboardQuery!]!
    "Texts that describe the data of the page"
    notes: DashboardNotes!
    "Panels, in reading order"
    panels: [DashboardPanel!]!
    "Settings for querying a server"
    live: DashboardLive!
    "Facts about the recording, and settings for its replay"
    recording: DashboardRecording!
  }

  "A query of a dashboard, which is an example on its page"
  type DashboardQuery @dontInfer {
    "candles, bands, rsi, book, or trades"
    name: String!
    "Title of the example"
    title: String!
    "ID of the heading above the example; null before the first heading"
    anchor: String
    "SQL of the example; its declared parameters are those of the recording"
    sql: String!
  }

  "Texts that describe the data of the page"
  type DashboardNotes @dontInfer {
    "Text for the recording, in which the page replaces @engine@ and @recorded@"
    recording: String!
    "Text for live data from a server"
    live: String!
    "Text for generated data from the demo server of make live"
    demo: String!
  }

  "A panel of a dashboard"
  type DashboardPanel @dontInfer {
    "price, rsi, book, or trades"
    name: String!
    "Heading of the panel"
    title: String!
    "Explanation of how to read the panel; null if it needs none"
    caption: String
  }

  "Settings for querying a server"
  type DashboardLive @dontInfer {
    "URL below which /exec is available; null for the recording"
    endpoint: String
    "Tables on the server"
    tables: DashboardTables!
    "Trading pairs that readers can select"
    symbols: [String!]!
    "Candle sizes that readers can select, for example 5m"
    steps: [String!]!
    "Poll interval, in seconds"
    pollSeconds: Int!
    "Timeout of a request, in seconds"
    timeoutSeconds: Int!
    "Number of polls without a newer row after which the data is considered stale"
    stalePolls: Int!
  }

  "Names of tables on a server"
  type DashboardTables @dontInfer {
    "Table with the columns of the demo table trades"
    trades: String!
    "Table with the columns of the demo table crypto_book"
    book: String!
  }

  "Recorded responses of a real server"
  type DashboardRecording @dontInfer {
    "URL of the recorded responses"
    address: String!
    "Version of the server, for example 9.0.1"
    engine: String!
    "Date of the recording"
    recordedOn: String!
    "Recorded trading pairs"
    symbols: [String!]!
    "Recorded candle sizes"
    steps: [String!]!
    "Earliest time of the replay clock, ISO 8601"
    replayFrom: String!
    "Latest time of the replay clock, ISO 8601"
    replayTo: String!
    "Time at which the replay clock starts when the page loads, ISO 8601"
    replayStart: String!
    "Recorded time between two responses, in seconds"
    clockSeconds: Int!
    "Real time between two responses, in seconds"
    pollSeconds: Float!
  }
`
