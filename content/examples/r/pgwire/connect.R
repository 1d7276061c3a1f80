library(DBI)

con <- dbConnect(
  RPostgres::Redshift(),
  host = "localhost", port = 8812,
  user = "admin", password = "quest", dbname = "qdb"
)

print(dbGetQuery(con, "SELECT symbol, count() AS trades FROM trades ORDER BY symbol"))

dbDisconnect(con)
