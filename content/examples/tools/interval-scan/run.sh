#!/usr/bin/env bash
# Lists the partitions whose files the server maps into memory for a query.
set -euo pipefail
. "$LIB"

start_questdb scan
sql "$SCAN_HTTP" "CREATE TABLE readings (ts TIMESTAMP, sensor SYMBOL, value DOUBLE)
  TIMESTAMP(ts) PARTITION BY DAY WAL"
sql "$SCAN_HTTP" "INSERT INTO readings
  SELECT timestamp_sequence('2025-07-01', 60_000_000L), 's-' || x % 5, x * 0.5 FROM long_sequence(43_200)"
wait_table "$SCAN_HTTP" readings

# The writer has mapped files as well, so start from scratch. Mappings stay, and each query below adds to them.
stop_questdb scan
start_questdb scan

mapped() {
  local statement="SELECT sum(value) FROM readings WHERE $1" partitions
  sql "$SCAN_HTTP" "$statement" >/dev/null
  partitions=$(grep -o 'readings~[0-9]*/2025-[0-9-]*' "/proc/$SCAN_PID/maps" | sort -u | sed 's/.*\///')
  printf '%s\n  %s of 30 partitions: %s\n' "$1" "$(wc -l <<<"$partitions")" "$(head -4 <<<"$partitions" | paste -sd ' ')$([ "$(wc -l <<<"$partitions")" -le 4 ] || echo ' ...')"
}
{
  mapped "ts IN '2025-07-10T08'"
  mapped "ts IN '2025-07-10T08;59m;7d;3'"
  mapped "ts IN '2025-07-10T08' OR ts IN '2025-07-17T08'"
} >"$OUT/files.txt"

bash --version | sed -n "1s/.*version \([0-9.]*\).*/Bash \1/p" >"$OUT/versions.txt"
