#!/usr/bin/env bash
# Switches query tracing on while the server runs, and reads the traces.
set -euo pipefail
. "$LIB"

start_questdb node
sql "$NODE_HTTP" 'CREATE TABLE readings (ts TIMESTAMP, sensor SYMBOL, value DOUBLE) TIMESTAMP(ts) PARTITION BY DAY WAL'

echo 'query.tracing.enabled=true' >>"$NODE_ROOT/conf/server.conf"
sql "$NODE_HTTP" 'SELECT reload_config()' >"$OUT/reload.txt"

sql "$NODE_HTTP" "INSERT INTO readings SELECT timestamp_sequence('2025-07-01', 1_000_000), 's' || x % 10, x FROM long_sequence(100_000)"
sql "$NODE_HTTP" "INSERT INTO readings VALUES ('2025-07-03', 's1', 1)"
wait_table "$NODE_HTTP" readings
sql "$NODE_HTTP" 'SELECT sensor, avg(value) FROM readings' >work/rows.log
sql "$NODE_HTTP" 'SELECT count() FROM readings WHERE value > 50_000' >work/rows.log
sql "$NODE_HTTP" "UPDATE readings SET value = 0 WHERE sensor = 's1'"
sql "$NODE_HTTP" 'SELECT no_such_column FROM readings' >work/rows.log 2>&1 || true
PGPASSWORD=quest psql -h 127.0.0.1 -p "$NODE_PG" -U admin -d qdb -Atc 'SELECT max(value) FROM readings' >work/rows.log
sql "$NODE_HTTP" 'ALTER TABLE readings ADD COLUMN battery INT'
for _ in $(seq 40); do
  sleep 0.25
  sql "$NODE_HTTP" "SELECT query_text, principal FROM _query_trace WHERE query_text NOT LIKE '%_query_trace%'" >"$OUT/trace.txt"
  if grep -q 'max(value)' "$OUT/trace.txt"; then break; fi
done
sql "$NODE_HTTP" "SELECT * FROM (SHOW CREATE TABLE _query_trace)" >"$OUT/settings.txt"

"$QUESTDB_JAVA" -version 2>&1 | sed -n '1s/.*"\(.*\)".*/Java \1/p' >"$OUT/versions.txt"
