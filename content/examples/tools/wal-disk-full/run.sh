#!/usr/bin/env bash
# Fills the disk of a server, so that a table is suspended, then frees space and resumes it.
set -euo pipefail

# The mount below is private: it ends with this script.
if [ -z "${PRIVATE_MOUNTS:-}" ]; then
  exec env PRIVATE_MOUNTS=1 unshare --mount --map-root-user bash run.sh
fi
. "$LIB"

STATE='SELECT name, suspended, writerTxn, sequencerTxn, errorTag, errorMessage FROM wal_tables()'

mkdir -p work/node
mount -t tmpfs -o size=1000m tmpfs work/node
start_questdb node metrics.enabled=true
sql "$NODE_HTTP" 'CREATE TABLE readings (ts TIMESTAMP, sensor SYMBOL, value DOUBLE) TIMESTAMP(ts) PARTITION BY DAY WAL'
sql "$NODE_HTTP" "INSERT INTO readings SELECT timestamp_sequence('2025-07-01', 16_000), 's1', x FROM long_sequence(5_000_000)"
sql "$NODE_HTTP" "INSERT INTO readings VALUES ('2025-07-02T09:00', 's1', 1)"
wait_table "$NODE_HTTP" readings

# Ten MiB are enough for the log, but not for another copy of the partition of July 1.
fallocate -l "$(($(df -m --output=avail "$NODE_ROOT" | tail -n 1) - 10))M" "$NODE_ROOT/other-data"
sql "$NODE_HTTP" "INSERT INTO readings VALUES ('2025-07-01T00:00', 's2', 2)"
await_true "$NODE_HTTP" "SELECT suspended FROM wal_tables() WHERE name = 'readings'"
sql "$NODE_HTTP" "INSERT INTO readings VALUES ('2025-07-02T09:01', 's1', 3)"
sql "$NODE_HTTP" "$STATE" >"$OUT/suspended.txt"
sql "$NODE_HTTP" "SELECT * FROM readings WHERE sensor = 's2' OR ts IN '2025-07-02'" >"$OUT/visible.txt"
curl -sS "http://127.0.0.1:$NODE_MIN/metrics" | grep '^questdb_suspended_tables' >"$OUT/metric.txt"
sed -n '/ C /,/^]/p' "$NODE_LOG" | grep -E ' C |CairoException' |
  sed -E 's/^[0-9T:.-]+Z //; s/@[0-9a-f]+//; s/, fd=[0-9]+//' >"$OUT/log.txt"

sql "$NODE_HTTP" 'ALTER TABLE readings RESUME WAL'
sleep 2
sql "$NODE_HTTP" 'SELECT suspended FROM wal_tables()' >"$OUT/resumed-too-early.txt"

rm "$NODE_ROOT/other-data"
sql "$NODE_HTTP" 'ALTER TABLE readings RESUME WAL'
await_true "$NODE_HTTP" "SELECT NOT suspended AND writerTxn = sequencerTxn FROM wal_tables() WHERE name = 'readings'"
sql "$NODE_HTTP" "$STATE" >"$OUT/resumed.txt"
sql "$NODE_HTTP" "SELECT * FROM readings WHERE sensor = 's2' OR ts IN '2025-07-02'" >"$OUT/rows.txt"

"$QUESTDB_JAVA" -version 2>&1 | sed -n '1s/.*"\(.*\)".*/Java \1/p' >"$OUT/versions.txt"
