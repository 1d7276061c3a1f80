#!/usr/bin/env bash
# Runs each job twice, as cron would after a failure, and shows that the second run changes nothing.
set -euo pipefail
. "$LIB"
export QUESTDB_URL="http://localhost:$QUESTDB_HTTP"
export PGHOST=localhost PGPORT="$QUESTDB_PG" PGUSER=admin PGPASSWORD=quest PGDATABASE=qdb

sql "$QUESTDB_HTTP" "CREATE TABLE trades (timestamp TIMESTAMP, symbol SYMBOL, price DOUBLE, amount DOUBLE)
  TIMESTAMP(timestamp) PARTITION BY DAY WAL"
sql "$QUESTDB_HTTP" "INSERT INTO trades
  SELECT timestamp_sequence('2025-07-01', 60_000_000), 'SYM' || (x % 2), 100 + x % 50, 1 FROM long_sequence(5_760)"
sql "$QUESTDB_HTTP" "CREATE MATERIALIZED VIEW trades_1h REFRESH MANUAL AS (
  SELECT timestamp, symbol, sum(amount) AS volume FROM trades SAMPLE BY 1h) PARTITION BY MONTH"
wait_table "$QUESTDB_HTTP" trades

count() { echo "rows in $1: $(sql "$QUESTDB_HTTP" "SELECT count() FROM $1" | tail -n 1)"; }

{
  bash daily-summary.sh 2025-07-01
  wait_table "$QUESTDB_HTTP" daily_summary
  count daily_summary
  bash daily-summary.sh 2025-07-01
  wait_table "$QUESTDB_HTTP" daily_summary
  count daily_summary
  sql "$QUESTDB_HTTP" 'SELECT day, symbol, trades, volume FROM daily_summary ORDER BY day, symbol'
} >"$OUT/summary.txt"

{
  bash refresh-view.sh trades_1h
  count trades_1h
  bash refresh-view.sh trades_1h
  count trades_1h
} >"$OUT/refresh.txt"

{
  bash drop-partitions.sh trades timestamp 2025-07-03
  wait_table "$QUESTDB_HTTP" trades
  count trades
  bash drop-partitions.sh trades timestamp 2025-07-03
  count trades
} >"$OUT/drop.txt"

{
  bash run-job.sh drop-trades bash drop-partitions.sh trades timestamp 2025-07-03 && echo 'exit code: 0'
  bash run-job.sh drop-orders bash drop-partitions.sh orders timestamp 2025-07-03 || echo "exit code: $?"
  wait_table "$QUESTDB_HTTP" job_runs
  echo
  sql "$QUESTDB_HTTP" 'SELECT job, exit_code, message FROM job_runs'
} >"$OUT/failure.txt"

psql --version | sed 's/.* \([0-9.]*\) .*/psql \1/' >"$OUT/versions.txt"
