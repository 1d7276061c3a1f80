#!/usr/bin/env bash
# Shows what replication would upload: segments of the WAL, and parts of the transaction log.
# Also starts copies of a checkpoint under a new and under the same instance ID.
set -euo pipefail
. "$LIB"

# 31 columns of 8 bytes.
columns=$(seq -f 'c%g LONG' -s ', ' 30)
values=$(seq -f 'x + %g' -s ', ' 30)
mapfile -t settings <replication.conf

# ingest PORT: 150 transactions of 100 rows.
ingest() {
  local at
  sql "$1" "CREATE TABLE sensors (ts TIMESTAMP, $columns) TIMESTAMP(ts) PARTITION BY DAY WAL"
  for at in $(seq 0 149); do
    sql "$1" "INSERT INTO sensors SELECT timestamp_sequence($((1751328000000000 + at * 100000000)), 1_000_000), $values FROM long_sequence(100)"
  done
}

segments() {
  sql "$1" "SELECT count_distinct(segmentId), count() FROM wal_transactions('sensors') WHERE walId > 0" |
    tail -n 1 | tr ',' ' '
}

printf '%-34s %10s %14s\n' cairo.wal.segment.rollover.size segments transactions >"$OUT/rollover.txt"
for size in 50m 2m 256k; do
  start_questdb "size$size" cairo.wal.apply.enabled=false "cairo.wal.segment.rollover.size=$size" \
    cairo.default.sequencer.part.txn.count=50 "${settings[@]}"
  http="SIZE${size^^}_HTTP"
  ingest "${!http}"
  read -r count transactions < <(segments "${!http}")
  printf '%-34s %10s %14s\n' "$size" "$count" "$transactions" >>"$OUT/rollover.txt"
  stop_questdb "size$size"
done
table=$(find "$SIZE256K_ROOT/db" -maxdepth 1 -type d -name 'sensors~*')
(
  cd "$table"
  find txn_seq wal1/0 wal1/1 -type f \( -path 'txn_seq/*' -o -name '_event*' -o -name '_meta' -o -name ts.d -o -name c1.d \) |
    LC_ALL=C sort >"$OUT/files.txt"
  find txn_seq/_txn_parts -type f -printf '%P: %s bytes\n' | LC_ALL=C sort >"$OUT/parts.txt"
)

# What QuestDB Open Source does with properties of QuestDB Enterprise.
sed -n '/Configuration issues:/,/^[[:space:]]*$/p' "$SIZE256K_LOG" |
  sed 's/^[0-9][-0-9T:.]*Z //; /^[[:space:]]*$/d' >"$OUT/settings.txt"

# The copy of a checkpoint is recovered if the instance ID has changed.
start_questdb first cairo.snapshot.instance.id=4f2e3d1c-primary
sql "$FIRST_HTTP" 'CREATE TABLE trades (ts TIMESTAMP, price DOUBLE) TIMESTAMP(ts) PARTITION BY DAY WAL'
sql "$FIRST_HTTP" "INSERT INTO trades VALUES ('2025-07-01', 1)"
wait_table "$FIRST_HTTP" trades
sql "$FIRST_HTTP" 'CHECKPOINT CREATE'
cp -a "$FIRST_ROOT" work/second
cp -a "$FIRST_ROOT" work/third
sql "$FIRST_HTTP" 'CHECKPOINT RELEASE'
start_questdb second cairo.snapshot.instance.id=9b7a6c5d-replica
start_questdb third cairo.snapshot.instance.id=4f2e3d1c-primary
recovery() {
  grep -oE '(starting|skipping) (checkpoint )?recovery.*' "$1" | tr -d '\r'
}
recovery "$SECOND_LOG" >"$OUT/new-instance.txt"
recovery "$THIRD_LOG" >"$OUT/same-instance.txt"

"$QUESTDB_JAVA" -version 2>&1 | sed -n '1s/.*"\(.*\)".*/Java \1/p' >"$OUT/versions.txt"
