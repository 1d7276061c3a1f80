#!/usr/bin/env bash
# Imports an export of InfluxDB into staging tables, merges its lines into rows, and compares the counts.
#
# export.lp.gz was written by influx_inspect 1.8.10 from points that were stored with the tsdb package of
# the same version: four weather stations on July 1, 2025, the last hour still in the write-ahead log.
set -euo pipefail
. "$LIB"

gunzip -c export.lp.gz >export.lp
{
  sed -n '1,9p' export.lp
  echo ...
  grep -m 2 'pulses=' export.lp
  echo ...
  for field in humidity online status temperature; do grep -m 2 " $field=" export.lp; done
} >"$OUT/export.txt"

# The export as it is: the first line is a comment.
curl -sS --data-binary @export.lp "http://localhost:$QUESTDB_HTTP/write" | sed 's/,"errorId":"[^"]*"//' >"$OUT/rejected.txt"

bash import.sh export.lp.gz
wait_table "$QUESTDB_HTTP" influx_weather
wait_table "$QUESTDB_HTTP" influx_power_meter

# Runs the statements of a file, which end with a semicolon.
python3 - "$QUESTDB_HTTP" tables.sql <<'PY'
import sys, urllib.parse, urllib.request
port, path = sys.argv[1:]
for statement in open(path).read().split(";"):
    if statement.strip():
        query = urllib.parse.urlencode({"query": statement})
        urllib.request.urlopen(f"http://localhost:{port}/exec?{query}").read()
PY
wait_table "$QUESTDB_HTTP" weather

first="timestamp = '2025-07-01T00:00:00.123456Z' AND station = 'Bergen'"
sql "$QUESTDB_HTTP" "SELECT timestamp, station, temperature, humidity, online, status FROM influx_weather WHERE $first ORDER BY temperature, humidity, status, online" >"$OUT/staged.txt"
sql "$QUESTDB_HTTP" "SELECT timestamp, station, temperature, humidity, online, status FROM weather WHERE $first" >"$OUT/merged.txt"

grep '^weather,' export.lp | sed -E 's/^.* ([^ =]+)=.*$/\1/' | sort | uniq -c >"$OUT/fields.txt"
sql "$QUESTDB_HTTP" 'SELECT count() AS row_count, count(temperature) AS temperature, count(humidity) AS humidity, count(status) AS status FROM weather' >"$OUT/counts.txt"

echo "influx_inspect 1.8.10 (export), $(curl --version | sed -n '1s/^curl \([^ ]*\).*/curl \1/p')" >"$OUT/versions.txt"
