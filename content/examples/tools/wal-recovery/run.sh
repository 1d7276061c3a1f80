#!/usr/bin/env bash
# Kills a server whose transactions are committed but not applied, and starts it again.
set -euo pipefail
. "$LIB"

STATE='SELECT name, suspended, writerTxn, sequencerTxn FROM wal_tables()'

files() {
  (cd "$(find "$NODE_ROOT/db" -maxdepth 1 -type d -name 'readings~*')" &&
    find . -mindepth 1 -maxdepth 2 -type d -printf '%P/\n' | LC_ALL=C sort)
}

start_questdb node cairo.wal.apply.enabled=false
sql "$NODE_HTTP" 'CREATE TABLE readings (ts TIMESTAMP, sensor SYMBOL, value DOUBLE) TIMESTAMP(ts) PARTITION BY DAY WAL'
sql "$NODE_HTTP" "INSERT INTO readings VALUES ('2025-07-01T09:00', 's1', 412.5)"
sql "$NODE_HTTP" "INSERT INTO readings VALUES ('2025-07-01T09:01', 's1', 413.0)"
sql "$NODE_HTTP" "INSERT INTO readings VALUES ('2025-07-02T09:00', 's2', 409.1)"
sql "$NODE_HTTP" "$STATE" >"$OUT/before.txt"
sql "$NODE_HTTP" 'SELECT * FROM readings' >"$OUT/before-rows.txt"
files >"$OUT/before-files.txt"

kill -KILL "$NODE_PID"
wait "$NODE_PID" 2>work/killed.log || true

start_questdb node cairo.wal.purge.interval=500
wait_table "$NODE_HTTP" readings
sql "$NODE_HTTP" "$STATE" >"$OUT/after.txt"
sql "$NODE_HTTP" 'SELECT * FROM readings' >"$OUT/after-rows.txt"
for _ in $(seq 60); do
  sleep 0.25
  if ! files | grep -q '^wal'; then break; fi
done
files >"$OUT/after-files.txt"

"$QUESTDB_JAVA" -version 2>&1 | sed -n '1s/.*"\(.*\)".*/Java \1/p' >"$OUT/versions.txt"
