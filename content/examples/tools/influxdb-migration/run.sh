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

run_file() { PGPASSWORD=quest psql -qX -v ON_ERROR_STOP=1 -h localhost -p "$QUESTDB_PG" -U admin -d qdb -f "$1" >/dev/null; }
# The statement of a file, without the semicolon at its end.
statement() { sed '$s/;$//' "$1"; }

# The dual write begins before the import: this row is 150 days newer than the export.
run_file create.sql
curl -sS --fail-with-body "http://localhost:$QUESTDB_HTTP/write" \
  --data-binary 'weather,region=north,station=Oslo temperature=1.5,humidity=80i,online=true 1764288000000000000'
bash import.sh export.lp.gz
run_file merge.sql

sql "$QUESTDB_HTTP" "$(statement staged.sql)" >"$OUT/staged.txt"
sql "$QUESTDB_HTTP" "$(statement staged.sql | sed 's/influx_weather/weather/')" >"$OUT/merged.txt"

bash fields.sh >"$OUT/fields.txt"
sql "$QUESTDB_HTTP" "$(statement counts.sql)" >"$OUT/counts.txt"
test "$(sql "$QUESTDB_HTTP" 'SELECT count() FROM power_meter' | tail -n 1)" = "$(grep -c 'pulses=' export.lp)"

# With a TTL, the newer row would have expired the rows of the export, until the TTL is removed.
sql "$QUESTDB_HTTP" 'CREATE TABLE expiring (timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY TTL 90 DAYS'
expire() {
  sql "$QUESTDB_HTTP" 'INSERT INTO expiring SELECT timestamp FROM weather ORDER BY timestamp'
  wait_table "$QUESTDB_HTTP" expiring
  sql "$QUESTDB_HTTP" 'SELECT count() FROM expiring' | tail -n 1
}
test "$(expire)" = 1
sql "$QUESTDB_HTTP" 'ALTER TABLE expiring SET TTL 0d'
test "$(expire)" = 1154

echo "influx_inspect 1.8.10 (export), $(curl --version | sed -n '1s/^curl \([^ ]*\).*/curl \1/p')" >"$OUT/versions.txt"
