#!/usr/bin/env bash
# Loads the same rows again, once unchanged and once with a correction, and lists the partition directories.
set -euo pipefail
. "$LIB"

sql "$QUESTDB_HTTP" "CREATE TABLE meter (ts TIMESTAMP, site SYMBOL, kwh DOUBLE)
  TIMESTAMP(ts) PARTITION BY DAY WAL DEDUP UPSERT KEYS(ts, site)"

load() {
  sql "$QUESTDB_HTTP" "INSERT INTO meter
    SELECT timestamp_sequence('2025-07-01', 60_000_000L), 'site-' || x % 3, $1 FROM long_sequence(4_320)"
  wait_table "$QUESTDB_HTTP" meter
}
show() {
  # the previous version of a partition is removed in the background
  for _ in $(seq 100); do
    directories=$(cd "$QUESTDB_ROOT"/db/meter~*/ && ls -d 2025-*)
    if [ "$(wc -l <<<"$directories")" -eq 3 ]; then break; fi
    sleep 0.1
  done
  printf '%s\n  rows: %s\n  directories: %s\n' "$1" \
    "$(sql "$QUESTDB_HTTP" 'SELECT count() AS rows FROM meter' | tail -1)" "$(paste -sd ' ' <<<"$directories")"
}
{
  load 'x * 0.5'
  show 'First load'
  load 'x * 0.5'
  show 'The same rows again'
  load 'CASE WHEN x = 2_000 THEN 0 ELSE x * 0.5 END'
  show 'One of the 4,320 rows is different'
} >"$OUT/partitions.txt"

bash --version | sed -n "1s/.*version \([0-9.]*\).*/Bash \1/p" >"$OUT/versions.txt"
