#!/usr/bin/env bash
# Checks the alert rules, scrapes QuestDB with Prometheus, and queries the metrics.
set -euo pipefail

work="$PWD/work"
mkdir -p "$work"

fail() {
  echo "$1" >&2
  cat "$work/prometheus.log" >&2 || true
  exit 1
}

{
  promtool check config prometheus.yml
  promtool test rules questdb-alerts-test.yml
} >"$OUT/check.txt" 2>&1 || fail "$(cat "$OUT/check.txt")"

port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
prometheus --config.file=prometheus.yml --storage.tsdb.path="$work/data" \
  --web.listen-address="127.0.0.1:$port" >"$work/prometheus.log" 2>&1 &
pid=$!
trap 'kill "$pid" 2>/dev/null || true; wait "$pid" || true' EXIT

# Without the time of the sample, which differs from run to run.
metric() {
  promtool query instant "http://localhost:$port" "$1" 2>/dev/null | sed 's/ @\[.*//'
}

await() {
  for _ in $(seq 120); do
    [ "$(metric "$1")" = "$2" ] && return
    sleep 0.5
  done
  fail "$1 is $(metric "$1") instead of $2"
}

sql() {
  curl -sSfG "http://localhost:$QUESTDB_HTTP/exec" --data-urlencode "query=$1" >/dev/null
}

await 'sum(up{job="questdb"})' '{} => 1'
before=$(metric 'sum(questdb_committed_rows_total)')

sql 'CREATE TABLE readings (timestamp TIMESTAMP, value DOUBLE) TIMESTAMP(timestamp) PARTITION BY DAY WAL'
sql "INSERT INTO readings SELECT timestamp_sequence('2025-07-01', 1000000), x FROM long_sequence(1000)"
await 'sum(questdb_committed_rows_total)' "{} => $((${before##* } + 1000))"

metric 'up{job="questdb"}' >"$OUT/up.txt"

# Neither QuestDBDown nor any other alert fires while the server is healthy.
curl -sSf "http://localhost:$port/api/v1/rules" |
  python3 -c 'import json, sys; [print(r["name"], r["state"]) for g in json.load(sys.stdin)["data"]["groups"] for r in g["rules"]]' \
    >"$OUT/alerts.txt"

echo "Prometheus $(prometheus --version 2>&1 | sed -n '1s/.*version \([0-9.]*\).*/\1/p')" >"$OUT/versions.txt"
