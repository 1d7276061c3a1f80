library(DBI)

con <- dbConnect(
  RPostgres::Redshift(),
  host = "localhost", port = 8812,
  user = "admin", password = "quest", dbname = "qdb"
)

result <- dbSendQuery(con, "SELECT price, amount FROM trades")
rows <- 0
volume <- 0
while (!dbHasCompleted(result)) {
  part <- dbFetch(result, n = 5000)
  rows <- rows + nrow(part)
  volume <- volume + sum(part$price * part$amount)
}
dbClearResult(result)
cat(sprintf("%d rows, volume %.2f\n", rows, volume))

dbDisconnect(con)
