#!/usr/bin/env bash
# Writes trades by ILP and candles by JDBC from jobs in Flink's local mode, and reads both tables by SQL.
set -euo pipefail

libs="$CACHE/libs-$(sha256sum pom.xml | cut -c 1-12)"
if [ ! -f "$libs/.complete" ]; then
  mvn -q -B org.apache.maven.plugins:maven-dependency-plugin:2.8:copy-dependencies -DoutputDirectory="$libs" >&2
  touch "$libs/.complete"
fi

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

job() {
  java -Xmx1g -cp "classes:$libs/*" -Dorg.slf4j.simpleLogger.defaultLogLevel=warn \
    --add-opens=java.base/java.util=ALL-UNNAMED --add-opens=java.base/java.lang=ALL-UNNAMED \
    --add-opens=java.base/java.time=ALL-UNNAMED "$1" >"$1.log" 2>&1 || fail "$1 failed"
}

javac -d classes -cp "$libs/*" ./*.java
execute "$(cat trades.sql)"
execute "$(cat candles.sql)"

job TradesJob
await_rows trades 100000
query 'SELECT symbol, count(), min(timestamp), max(timestamp) FROM trades ORDER BY symbol' >"$OUT/trades.txt"

job CandlesJob
await_rows candles 4
query 'SELECT * FROM candles ORDER BY timestamp, symbol' >"$OUT/candles.txt"

version() {
  basename "$libs"/"$1"-[0-9]*.jar .jar | sed "s/^$1-//"
}
cat >"$OUT/versions.txt" <<END
Apache Flink $(version flink-clients)
Flink JDBC connector $(version flink-connector-jdbc-postgres)
QuestDB Java client $(version questdb)
END
