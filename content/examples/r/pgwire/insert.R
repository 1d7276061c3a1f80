library(DBI)

con <- dbConnect(
  RPostgres::Redshift(),
  host = "localhost", port = 8812,
  user = "admin", password = "quest", dbname = "qdb"
)

invisible(dbExecute(con, "
  CREATE TABLE IF NOT EXISTS readings (
    timestamp TIMESTAMP, sensor SYMBOL, temperature DOUBLE
  ) TIMESTAMP(timestamp) PARTITION BY DAY
"))

i <- 0:999
readings <- data.frame(
  timestamp = as.POSIXct("2025-07-01 09:00", tz = "UTC") + i,
  sensor = paste0("s", i %% 3),
  temperature = 20 + i / 100
)
cat(dbAppendTable(con, "readings", readings), "rows sent\n")

# Committed rows become visible once the write-ahead log has been applied.
invisible(dbGetQuery(con, "SELECT wait_wal_table('readings')"))
print(dbGetQuery(con, "SELECT sensor, count() AS n FROM readings ORDER BY sensor"))

dbDisconnect(con)
