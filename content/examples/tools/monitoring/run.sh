#!/usr/bin/env bash
# Runs the check on a healthy server, on one with problems, and on one that is stopped.
set -euo pipefail
. "$LIB"

start_questdb server dev.mode.enabled=true metrics.enabled=true http.pessimistic.health.check.enabled=true
q() { sql "$SERVER_HTTP" "$1"; }
q "CREATE TABLE trades (timestamp TIMESTAMP, symbol SYMBOL, price DOUBLE) TIMESTAMP(timestamp) PARTITION BY DAY WAL"
q "CREATE TABLE orders (timestamp TIMESTAMP, id LONG) TIMESTAMP(timestamp) PARTITION BY DAY WAL"
q "INSERT INTO trades SELECT timestamp_sequence('2025-07-01', 1_000_000), 'BTC-USDT', x FROM long_sequence(1_000)"
q "CREATE MATERIALIZED VIEW trades_1h AS (SELECT timestamp, symbol, max(price) AS high FROM trades SAMPLE BY 1h)"
wait_table "$SERVER_HTTP" trades

# check: the script, with the exit code as its last line. The fullness of this machine's disk is not part of the example.
check() {
  local code=0
  df() { echo Use%; echo ' 42%'; }
  export -f df
  QUESTDB_URL="http://localhost:$SERVER_HTTP" QUESTDB_DISK=. bash check-questdb.sh 2>work/curl.txt || code=$?
  unset -f df
  echo "exit code: $code"
}

status() { curl -s -o /dev/null -w '%{http_code}' "$@"; }

check >"$OUT/healthy.txt"

q "ALTER TABLE orders SUSPEND WAL WITH 28, 'No space left on device'"
q "INSERT INTO orders VALUES ('2025-07-01T00:00:00', 1)"
q "TRUNCATE TABLE trades"
wait_table "$SERVER_HTTP" trades
for _ in $(seq 40); do
  [ -n "$(q "SELECT view_name FROM materialized_views() WHERE view_status = 'invalid'" | sed 1d)" ] && break
  sleep 0.25
done

check >"$OUT/problems.txt"
{
  echo "GET :9003/status              $(status "http://localhost:$SERVER_MIN/status")"
  echo "GET :9000/exec?query=SELECT 1 $(status -G "http://localhost:$SERVER_HTTP/exec" --data-urlencode 'query=SELECT 1')"
  curl -s "http://localhost:$SERVER_MIN/metrics" | grep '^questdb_suspended_tables '
} >"$OUT/endpoints.txt"

# A query that fails with an internal error in 9.0.1 (known issue interval-column-cannot-be-read).
q "CREATE TABLE spans AS (SELECT interval('2025-07-01', '2025-07-02') AS span FROM long_sequence(1))"
curl -s -o work/spans.json -G "http://localhost:$SERVER_HTTP/exec" --data-urlencode 'query=SELECT span FROM spans'
curl -s -w '\nHTTP status: %{http_code}\n' "http://localhost:$SERVER_MIN/status" >"$OUT/unhealthy.txt"

stop_questdb server
check >"$OUT/stopped.txt"

curl --version | sed -n '1s/^\(curl [0-9.]*\).*/\1/p' >"$OUT/versions.txt"
