#!/usr/bin/env bash
# Copies a root directory twice with rsync. Files of the same size and time are not copied again without --checksum.
set -euo pipefail
. "$LIB"

start_questdb production
production() { sql "$PRODUCTION_HTTP" "$1"; }
production "CREATE TABLE readings (ts TIMESTAMP, value LONG) TIMESTAMP(ts) PARTITION BY DAY WAL"

# insert HOUR: adds three rows.
insert() {
  production "INSERT INTO readings SELECT timestamp_sequence('2025-07-01T$1', 1_000_000), x FROM long_sequence(3)"
  wait_table "$PRODUCTION_HTTP" readings
}

# copy TARGET OPTION…
copy() {
  local target=$1
  shift
  rsync --archive --delete "$@" "$PRODUCTION_ROOT/" "$target/" || [ $? -eq 24 ]
}

insert 00
mkdir -p work/plain work/checksum
production 'CHECKPOINT CREATE'
insert 01
copy work/plain
copy work/checksum
sleep 2
insert 02
production 'CHECKPOINT RELEASE'

sleep 60
production 'CHECKPOINT CREATE'
copy work/plain
copy work/checksum --checksum
production 'CHECKPOINT RELEASE'

query='SELECT count() AS row_count, min(ts) AS first, max(ts) AS last FROM readings'
{
  printf '%-27s %s\n' '' 'rows  first                last'
  show() { printf '%-27s %s\n' "$1" "$(sql "$2" "$query" | tail -n 1 | sed 's/\.000000Z//g; s/"//g' | awk -F, '{printf "%-4s  %s  %s", $1, $2, $3}')"; }
  show production "$PRODUCTION_HTTP"
  for kind in plain checksum; do
    touch "work/$kind/_restore"
    start_questdb "$kind"
    port="${kind^^}_HTTP"
    name='rsync --archive'
    [ "$kind" = plain ] || name="$name --checksum"
    show "$name" "${!port}"
  done
} >"$OUT/incremental.txt"

rsync --version | sed -n '1s/^rsync  *version \([0-9.]*\).*/rsync \1/p' >"$OUT/versions.txt"
