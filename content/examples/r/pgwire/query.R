library(DBI)

con <- dbConnect(
  RPostgres::Redshift(),
  host = "localhost", port = 8812,
  user = "admin", password = "quest", dbname = "qdb"
)

trades <- dbGetQuery(
  con,
  "SELECT timestamp, price, amount FROM trades WHERE symbol = $1 AND timestamp >= $2 LIMIT 3",
  params = list("BTC-USDT", as.POSIXct("2025-07-02", tz = "UTC"))
)
print(trades)

dbDisconnect(con)
