#!/usr/bin/env bash
# Limits native memory to 200 MiB, and shows what is affected by the limit and what isn't.
set -euo pipefail
. "$LIB"

start_questdb node ram.usage.limit.bytes=200m shared.worker.count=4

# 8 million rows: 64 MB of numbers and 64 MB of timestamps, and strings on top.
sql "$NODE_HTTP" "CREATE TABLE ticks AS (
  SELECT timestamp_sequence('2025-01-01', 1_000_000) ts, x, x::varchar id FROM long_sequence(8_000_000)
) TIMESTAMP(ts) PARTITION BY MONTH"
wait_table "$NODE_HTTP" ticks

# All columns are mapped, which exceeds the limit.
sql "$NODE_HTTP" 'SELECT sum(x) AS sum, sum(length(id)) AS characters FROM ticks' >"$OUT/scan.txt"
sql "$NODE_HTTP" "SELECT memory_tag, size_pretty(bytes) AS size
  FROM memory_metrics() WHERE memory_tag = 'MMAP_TABLE_READER'" >"$OUT/mapped.txt"

# A hash table of eight million ids needs more than the limit.
mask() { sed -E 's/usage=[0-9]+/usage=<bytes>/; s/, size=[0-9]+/, size=<bytes>/; s/memoryTag=[0-9]+/memoryTag=<n>/'; }
curl -sS -G "http://127.0.0.1:$NODE_HTTP/exec" --data-urlencode 'query=SELECT count_distinct(id) FROM ticks' |
  mask >"$OUT/query.txt"
grep -m 1 'QueryProgress err' "$NODE_LOG" | mask |
  sed -E 's/^[0-9T:.-]+Z //; s/id=[0-9]+/id=<n>/; s/time=[0-9]+/time=<ns>/' >"$OUT/log.txt"
sql "$NODE_HTTP" "SELECT count() AS rows, sum(x) AS sum FROM ticks" >"$OUT/afterwards.txt"

stop_questdb node

# A server at rest allocates about 94 MB, so too little is left to sort two million late rows.
start_questdb tight ram.usage.limit.bytes=130m
sql "$TIGHT_HTTP" "CREATE TABLE ticks AS (
  SELECT timestamp_sequence('2025-01-01', 1_000_000) ts, x FROM long_sequence(4_000_000)
) TIMESTAMP(ts) PARTITION BY MONTH"
wait_table "$TIGHT_HTTP" ticks
sql "$TIGHT_HTTP" "INSERT INTO ticks
  SELECT timestamp_sequence('2025-01-01T00:00:00.5', 2_000_000), x FROM long_sequence(2_000_000)"
await_true "$TIGHT_HTTP" "SELECT suspended FROM wal_tables() WHERE name = 'ticks'"
sql "$TIGHT_HTTP" "SELECT name, suspended, errorTag, memoryPressure FROM wal_tables()" >"$OUT/pressure.txt"
grep -m 1 'high memory pressure' "$TIGHT_LOG" | sed -E 's/^[0-9T:.-]+Z //; s/~[0-9]+//' >"$OUT/pressure-log.txt"
stop_questdb tight

start_questdb tight ram.usage.limit.bytes=1g
await_true "$TIGHT_HTTP" "SELECT NOT suspended AND writerTxn = sequencerTxn FROM wal_tables() WHERE name = 'ticks'"
sql "$TIGHT_HTTP" 'SELECT count() AS rows FROM ticks' >"$OUT/recovered.txt"

"$QUESTDB_JAVA" -version 2>&1 | sed -n '1s/.*"\(.*\)".*/Java \1/p' >"$OUT/versions.txt"
