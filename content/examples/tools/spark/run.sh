#!/usr/bin/env bash
# Reads trades by JDBC, writes candles by JDBC and readings by ILP, and reads both tables by SQL.
set -euo pipefail

venv="$CACHE/venv-$(sha256sum requirements.txt | cut -c 1-12)"
if [ ! -f "$venv/.complete" ]; then
  python3 -m venv "$venv"
  "$venv/bin/pip" install -q --no-deps -r requirements.txt >&2
  touch "$venv/.complete"
fi
export PATH="$venv/bin:$PATH" PYSPARK_PYTHON="$venv/bin/python" SPARK_LOCAL_IP=127.0.0.1
mkdir -p "$PWD/conf"
cat >"$PWD/conf/spark-defaults.conf" <<END
spark.master local[2]
spark.driver.memory 1g
spark.jars.ivy $CACHE/ivy
spark.ui.enabled false
END
export SPARK_CONF_DIR="$PWD/conf"

fail() {
  echo "$1" >&2
  cat ./*.log >&2 || true
  exit 1
}

query() {
  curl -sSfG "http://localhost:$QUESTDB_HTTP/exp" --data-urlencode "query=$1" | tr -d '\r'
}

execute() {
  curl -sSfG "http://localhost:$QUESTDB_HTTP/exec" --data-urlencode "query=$1" >/dev/null
}

await_rows() {
  for _ in $(seq 120); do
    [ "$(query "SELECT count() FROM $1" 2>/dev/null | tail -n 1)" = "$2" ] && return
    sleep 0.5
  done
  fail "$1 must have $2 rows"
}

execute "$(cat trades.sql)"
execute "$(cat candles.sql)"
await_rows trades 25920

python candles.py >"$OUT/candles.txt" 2>candles.log || fail 'candles.py failed'
await_rows candles 144
query 'SELECT * FROM candles LIMIT 6' >"$OUT/candle-rows.txt"

python readings.py >readings.log 2>&1 || fail 'readings.py failed'
await_rows readings 100000
query 'SELECT sensor, count(), min(timestamp), max(timestamp) FROM readings ORDER BY sensor LIMIT 3' >"$OUT/reading-rows.txt"

cat >"$OUT/versions.txt" <<END
PySpark $(sed -n 's/^pyspark==//p' requirements.txt)
QuestDB Python client $(sed -n 's/^questdb==//p' requirements.txt)
PostgreSQL JDBC driver $(sed -n 's/.*org.postgresql:postgresql:\([0-9.]*\).*/\1/p' candles.py)
END
