#!/usr/bin/env bash
# Collects metrics with Telegraf and reads the rows by SQL.
set -euo pipefail

VERSION=1.37.2
PLUGINS=custom,inputs.cpu,inputs.mem,inputs.file,parsers.influx,serializers.influx,outputs.influxdb_v2,outputs.socket_writer,aggregators.merge

telegraf="$CACHE/$VERSION/telegraf"
if [ ! -x "$telegraf" ]; then
  GOBIN="$CACHE/$VERSION" GOFLAGS=-buildvcs=false go install -p 1 -tags "$PLUGINS" \
    -ldflags "-X github.com/influxdata/telegraf/internal.Version=$VERSION" \
    "github.com/influxdata/telegraf/cmd/telegraf@v$VERSION" >&2
fi

fail() {
  echo "$1" >&2
  cat ./*.log >&2 || true
  exit 1
}

query() {
  curl -sSfG "http://localhost:$QUESTDB_HTTP/exp" --data-urlencode "query=$1" | tr -d '\r'
}

# Collects each input once, then waits until the table has the rows.
collect() {
  local config=$1 table=$2 rows=$3
  "$telegraf" --config "$config" --once >"$config.log" 2>&1 || fail "Telegraf failed with $config"
  for _ in $(seq 60); do
    [ "$(query "SELECT count() FROM $table" 2>/dev/null | tail -n 1)" = "$rows" ] && return
    sleep 0.5
  done
  fail "$table must have $rows rows"
}

collect_host() {
  # CPU usage is the difference between two readings, so a single one has no rows yet.
  "$telegraf" --config telegraf.conf >telegraf.conf.log 2>&1 &
  local pid=$!
  trap "kill $pid 2>/dev/null || true" EXIT
  for _ in $(seq 120); do
    if [ "$(query 'SELECT count() > 0 FROM cpu' 2>/dev/null | tail -n 1)" = true ]; then break; fi
    sleep 0.5
  done
  kill "$pid"
  wait "$pid" || true
  query 'SELECT count() > 0 FROM cpu' | grep -qx true || fail 'cpu must have rows'
}

collect_host
query "SELECT \"column\", type FROM table_columns('cpu') ORDER BY 1" >"$OUT/cpu-columns.txt"

collect merge.conf room 2
query 'SELECT room, temperature, humidity FROM room ORDER BY room' >"$OUT/merged.txt"

# The same input without the aggregator.
curl -sSfG "http://localhost:$QUESTDB_HTTP/exec" --data-urlencode 'query=DROP TABLE room' >/dev/null
sed '/aggregators.merge/,/^$/d' merge.conf >separate.conf
collect separate.conf room 4
query 'SELECT room, temperature, humidity FROM room ORDER BY room, temperature' >"$OUT/separate.txt"

collect tcp.conf "mem WHERE host != 'server-1'" 1

echo "Telegraf $VERSION" >"$OUT/versions.txt"
