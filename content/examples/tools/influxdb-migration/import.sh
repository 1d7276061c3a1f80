#!/usr/bin/env bash
# Sends an export of InfluxDB to QuestDB: bash import.sh export.lp.gz
set -euo pipefail
QUESTDB=http://localhost:9000

# 1. Unpack: QuestDB rejects compressed requests.
# 2. Drop the comments and the CREATE DATABASE statements of influx_inspect.
# 3. Prefix each measurement, so that rows arrive in staging tables such as influx_weather.
# 4. Rename the measurement and the field whose names contain a hyphen.
# 5. Change unsigned integers (42u) to signed ones (42i).
# 6. Send batches of 1,000 lines, and stop at the first batch that is rejected.
gunzip -c "$1" |
  grep -vE '^(#|CREATE DATABASE )' |
  sed -E \
    -e 's/^/influx_/' \
    -e 's/^influx_power-meter,/influx_power_meter,/' \
    -e 's/ peak-load=/ peak_load=/' \
    -e 's/ ([^ =]+)=([0-9]+)u ([0-9]+)$/ \1=\2i \3/' |
  split --lines=1000 --filter="curl -sS --fail-with-body --data-binary @- '$QUESTDB/write?precision=ns'"
