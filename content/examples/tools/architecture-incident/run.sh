#!/usr/bin/env bash
# A device sends late rows, one per transaction. Follows their cost through metrics, functions, and the log.
set -euo pipefail
. "$LIB"

counters() {
  curl -sS "http://127.0.0.1:$NODE_MIN/metrics" |
    grep -E '^questdb_(wal_apply_physically_written_rows|wal_apply_written_rows|o3_commits)_total|^questdb_suspended_tables'
}

# The log without times, durations, and rates.
applied() {
  grep 'job finished' "$NODE_LOG" | tail -n "$1" |
    sed -E 's/^[0-9T:.-]+Z //; s/~[0-9]+//; s/time=[0-9]+ms/time=<ms>/; s/rate=[0-9]+/rate=<n>/'
}

start_questdb node metrics.enabled=true cairo.default.sequencer.part.txn.count=5000
sql "$NODE_HTTP" "CREATE TABLE readings (ts TIMESTAMP, sensor SYMBOL, value DOUBLE) TIMESTAMP(ts) PARTITION BY DAY"
sql "$NODE_HTTP" "INSERT INTO readings SELECT timestamp_sequence('2025-07-01', 86_400), 's' || x % 8, x FROM long_sequence(1_000_000)"
wait_table "$NODE_HTTP" readings
counters >"$OUT/before.txt"

for second in $(seq 10 29); do
  sql "$NODE_HTTP" "INSERT INTO readings VALUES ('2025-07-01T09:00:$second', 's9', $second)"
  wait_table "$NODE_HTTP" readings
done

{
  curl -sS "http://127.0.0.1:$NODE_MIN/status"
  echo
} >"$OUT/health.txt"
counters >"$OUT/metrics.txt"
sql "$NODE_HTTP" 'SELECT name, suspended, writerTxn, sequencerTxn, memoryPressure FROM wal_tables()' >"$OUT/tables.txt"
sql "$NODE_HTTP" "SELECT sequencerTxn, walId, minTimestamp, maxTimestamp, rowCount FROM wal_transactions('readings') LIMIT -3" >"$OUT/transactions.txt"
applied 3 >"$OUT/log.txt"

# The same number of late rows in a single transaction.
sql "$NODE_HTTP" "INSERT INTO readings SELECT timestamp_sequence('2025-07-01T10:00:10', 1_000_000), 's9', x FROM long_sequence(20)"
wait_table "$NODE_HTTP" readings
applied 1 >"$OUT/fixed.txt"

"$QUESTDB_JAVA" -version 2>&1 | sed -n '1s/.*"\(.*\)".*/Java \1/p' >"$OUT/versions.txt"
