library(DBI)

con <- dbConnect(
  RPostgres::Redshift(),
  host = "localhost", port = 8812,
  user = "admin", password = "quest", dbname = "qdb",
  timezone_out = "America/New_York"
)

candles <- dbGetQuery(con, "
  SELECT timestamp, first(price) AS open, max(price) AS high, min(price) AS low,
         last(price) AS close
  FROM trades
  WHERE symbol = 'BTC-USDT' AND timestamp IN '2025-07-02'
  SAMPLE BY 6h
")
print(candles)

dbDisconnect(con)
