#!/usr/bin/env bash
# Shows the plan of the same query with different settings.
set -euo pipefail
. "$LIB"

plan() {
  start_questdb jit "$@" shared.worker.count=4
  sql "$JIT_HTTP" "CREATE TABLE IF NOT EXISTS trades (timestamp TIMESTAMP, symbol SYMBOL, price DOUBLE)
    TIMESTAMP(timestamp) PARTITION BY DAY WAL"
  echo "$1"
  sql "$JIT_HTTP" "EXPLAIN SELECT * FROM trades WHERE price > 100" | sed -n '2,3p' | tr -d '"' |
    sed 's/&nbsp;/ /g; s/&lt;/</g; s/^/  /'
  stop_questdb jit
}
{
  plan cairo.sql.jit.mode=off
  plan cairo.sql.parallel.filter.enabled=false
} >"$OUT/plans.txt"

bash --version | sed -n "1s/.*version \([0-9.]*\).*/Bash \1/p" >"$OUT/versions.txt"
