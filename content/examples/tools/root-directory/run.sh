#!/usr/bin/env bash
# Lists the root directory after the first start, with tables of each kind, and during a checkpoint.
set -euo pipefail
. "$LIB"

# Directories end in a slash. Files of this runner are left out.
tree() {
  (cd "$1" && find . -mindepth 1 -maxdepth "$2" -printf '%P%y\n' | sed -n 's/d$/\//p; s/f$//p' |
    grep -vE '^(\.answer|server\.log)$' | LC_ALL=C sort)
}

start_questdb node
# the server writes it after it has begun to answer
for _ in {1..100}; do [ -e "$NODE_ROOT/hello.txt" ] && break; sleep 0.1; done
tree "$NODE_ROOT" 2 | grep -vE '^public/.' >"$OUT/first-start.txt"

sql "$NODE_HTTP" 'CREATE TABLE readings (ts TIMESTAMP, sensor SYMBOL, value DOUBLE) TIMESTAMP(ts) PARTITION BY DAY WAL'
sql "$NODE_HTTP" "INSERT INTO readings VALUES ('2025-07-01T09:00', 's1', 412.5), ('2025-07-02T09:00', 's1', 413.0)"
wait_table "$NODE_HTTP" readings
sql "$NODE_HTTP" 'CREATE MATERIALIZED VIEW readings_1d AS SELECT ts, avg(value) AS value FROM readings SAMPLE BY 1d'
wait_table "$NODE_HTTP" readings_1d
sql "$NODE_HTTP" 'CREATE TABLE sites (site SYMBOL, city STRING)'
sql "$NODE_HTTP" "INSERT INTO sites VALUES ('north', 'Oslo')"
tree "$NODE_ROOT/db" 2 | grep -E '^(readings|sites)' >"$OUT/tables.txt"

sql "$NODE_HTTP" 'CHECKPOINT CREATE'
tree "$NODE_ROOT/.checkpoint" 3 >"$OUT/checkpoint.txt"
sql "$NODE_HTTP" 'CHECKPOINT RELEASE'

"$QUESTDB_JAVA" -version 2>&1 | sed -n '1s/.*"\(.*\)".*/Java \1/p' >"$OUT/versions.txt"
