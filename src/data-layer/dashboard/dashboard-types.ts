/** GraphQL types of dashboards. */
export const dashboardTypes = /* GraphQL */ `
  "A page that draws answers of a server: content/dashboards and content/site/dashboard.yml"
  type Dashboard implements Node @dontInfer {
    "Address of its page"
    route: String!
    "Candles in a chart"
    candles: Int!
    "Candles asked for before those, so that indicators begin at the left edge"
    warmUp: Int!
    "What is asked, in order"
    queries: [DashboardQuery!]!
    "What the page says about its data"
    notes: DashboardNotes!
    "What is drawn, in reading order"
    panels: [DashboardPanel!]!
    "How a server is asked"
    live: DashboardLive!
    "What was recorded, and how it is replayed"
    recording: DashboardRecording!
  }

  "A question of a dashboard: an example of its page"
  type DashboardQuery @dontInfer {
    "candles, bands, rsi, book or trades"
    name: String!
    "Title of the example"
    title: String!
    "Id of the heading above it; null where it stands before the first one"
    anchor: String
    "The example; its declared parameters are those of the recording"
    sql: String!
  }

  "What the page says about its data"
  type DashboardNotes @dontInfer {
    "For the recording; @engine@ and @recorded@ are filled in by the page"
    recording: String!
    "For a server"
    live: String!
  }

  "A panel of a dashboard"
  type DashboardPanel @dontInfer {
    "price, rsi, book or trades"
    name: String!
    "Heading"
    title: String!
    "How to read it; null for a panel that explains itself"
    caption: String
  }

  "How a server is asked"
  type DashboardLive @dontInfer {
    "Address below which /exec answers; null for the recording"
    endpoint: String
    "Tables on that server"
    tables: DashboardTables!
    "Pairs that a reader may choose"
    symbols: [String!]!
    "Sizes of candles that a reader may choose: 5m"
    steps: [String!]!
    "Seconds between two polls"
    pollSeconds: Int!
    "Seconds that an answer may take"
    timeoutSeconds: Int!
    "Polls without a newer row after which the data is stale"
    stalePolls: Int!
  }

  "Tables on a server"
  type DashboardTables @dontInfer {
    "Has the columns of the demo table trades"
    trades: String!
    "Has the columns of the demo table crypto_book"
    book: String!
  }

  "Recorded answers of a real server"
  type DashboardRecording @dontInfer {
    "Address of the answers"
    address: String!
    "Version of the server: 9.0.1"
    engine: String!
    "Day of the recording"
    recordedOn: String!
    "Recorded pairs"
    symbols: [String!]!
    "Recorded sizes of candles"
    steps: [String!]!
    "First time of the clock, ISO 8601"
    replayFrom: String!
    "Where the clock ends, ISO 8601"
    replayTo: String!
    "Where the clock starts when the page loads, ISO 8601"
    replayStart: String!
    "Seconds of the recording between two answers"
    clockSeconds: Int!
    "Seconds of the reader between two answers"
    pollSeconds: Float!
  }
`
