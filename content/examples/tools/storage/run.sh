#!/usr/bin/env bash
# Shows how the files of a table change: late rows, updates, detached partitions, Parquet, splits.
set -euo pipefail
. "$LIB"

list() {
  bash list-files.sh "$DISK_ROOT" "$@"
}

# The data of the partitions alone, that is, without the metadata, the symbols and the log.
partitions() {
  list "$1" | grep -E '/$|^  2025-' || true
}

parts_of_first_day() {
  partitions "$1" | grep -E '/$|2025-07-01'
}

run() {
  local table=$1 statement
  shift
  for statement in "$@"; do sql "$DISK_HTTP" "$statement"; done
  wait_table "$DISK_HTTP" "$table"
}

# Old versions of files are removed in the background, once no query reads them.
await_listing() {
  local name=$1 before after=
  shift
  for _ in $(seq 40); do
    before=$after
    sleep 0.3
    after=$("$@")
    [ "$before" = "$after" ] && break
  done
  printf '%s\n' "$after" >"$OUT/$name.txt"
}

start_questdb disk

run readings \
  'CREATE TABLE readings (ts TIMESTAMP, sensor SYMBOL, value DOUBLE, note VARCHAR)
   TIMESTAMP(ts) PARTITION BY DAY WAL' \
  "INSERT INTO readings
   SELECT timestamp_sequence('2025-07-01', 3_600_000_000), 's' || x % 3, x, 'ok' FROM long_sequence(72)"
list readings | grep -vE '^  (wal|txn_seq)' >"$OUT/new-table.txt"
list readings | grep -E '/$|^  (wal|txn_seq)' >"$OUT/log-files.txt"

run readings "INSERT INTO readings VALUES ('2025-07-02T09:30', 's1', -1, 'late')"
await_listing late-row partitions readings

run readings "UPDATE readings SET value = 0 WHERE ts IN '2025-07-01'"
await_listing update partitions readings

run readings 'ALTER TABLE readings ADD COLUMN battery INT' \
  "INSERT INTO readings VALUES ('2025-07-03T23:30', 's1', 73, 'ok', 98)"
await_listing add-column partitions readings

run readings 'ALTER TABLE readings ALTER COLUMN sensor ADD INDEX'
partitions readings | grep -E '/$|sensor' >"$OUT/add-index.txt"

run readings "ALTER TABLE readings DETACH PARTITION LIST '2025-07-01'"
table=$(find "$DISK_ROOT/db" -maxdepth 1 -type d -name 'readings~*')
partitions readings | grep -E '/$|2025-07-01' >"$OUT/detach.txt"

mv "$table/2025-07-01.detached" "$table/2025-07-01.attachable"
run readings "ALTER TABLE readings ATTACH PARTITION LIST '2025-07-01'"
partitions readings | grep -E '/$|2025-07-01' >"$OUT/attach.txt"

run readings "ALTER TABLE readings CONVERT PARTITION TO PARQUET LIST '2025-07-01'"
await_listing parquet partitions readings

# A partition of more than 50 MiB, so that a late row near its end splits it.
run ticks \
  'CREATE TABLE ticks (ts TIMESTAMP, sensor SYMBOL, a DOUBLE, b DOUBLE) TIMESTAMP(ts) PARTITION BY DAY WAL' \
  "INSERT INTO ticks SELECT timestamp_sequence('2025-07-01', 21600), 's' || x % 100, x, x
   FROM long_sequence(4_000_000)"
run ticks "INSERT INTO ticks VALUES ('2025-07-01T23:00', 's1', -1, -1)"
await_listing split partitions ticks
run ticks "INSERT INTO ticks VALUES ('2025-07-01T09:00', 's1', -1, -1)"
await_listing split-again partitions ticks
run ticks "INSERT INTO ticks VALUES ('2025-07-02T00:00', 's1', 1, 1)"
# The version of the new partition depends on how many commits the squashing takes.
await_listing squash parts_of_first_day ticks

# A file that is removed by hand is not noticed: the next late row writes zeros in its place.
run missing \
  'CREATE TABLE missing (ts TIMESTAMP, value DOUBLE) TIMESTAMP(ts) PARTITION BY DAY WAL' \
  "INSERT INTO missing VALUES ('2025-07-01T09:00', 412.5), ('2025-07-02T09:00', 413.0)"
mv "$(find "$DISK_ROOT/db" -maxdepth 1 -type d -name 'missing~*')/2025-07-01/value.d" work/
run missing "INSERT INTO missing VALUES ('2025-07-01T08:00', 411.0)"
sql "$DISK_HTTP" 'SELECT * FROM missing' >"$OUT/missing-file.txt"

"$QUESTDB_JAVA" -version 2>&1 | sed -n '1s/.*"\(.*\)".*/Java \1/p' >"$OUT/versions.txt"
