#!/usr/bin/env bash
# Starts servers with different log configurations, and counts their messages by level.
set -euo pipefail
. "$LIB"

# levels FILE…: number of messages of each level, as "some" or "none".
levels() {
  local level names='A:advisory C:critical E:error I:info D:debug' pair
  for pair in $names; do
    level=${pair%%:*}
    if grep -qaE "^[0-9-]{10}T[0-9:.]+Z $level " "$@"; then echo "${pair##*:}: yes"; else echo "${pair##*:}: no"; fi
  done | paste -sd ' ' | sed 's/ \([a-z]*:\)/, \1/g'
}
fail_query() { sql "$1" 'SELECT no_such_column FROM tables()' >/dev/null 2>&1 || true; }

mkdir -p work/files/conf work/alert/conf
cp log.conf work/files/conf/log.conf
start_questdb files
fail_query "$FILES_HTTP"
stop_questdb files
{
  echo "log/$(ls work/files/log | sed 's/[0-9]\{8\}/20250704/')"
  echo "  $(levels work/files/log/*)"
  echo 'stdout'
  echo "  $(levels work/files/server.log)"
} >"$OUT/writers.txt"

# The same configuration with an environment variable.
QDB_LOG_W_STDOUT_LEVEL=INFO start_questdb files
fail_query "$FILES_HTTP"
stop_questdb files
levels work/files/server.log >"$OUT/environment.txt"

# Debug messages, and files that are rolled by size.
rm -r work/files/log
sed -i 's/rollSize=100m/rollSize=20k/' work/files/conf/log.conf
QDB_DEBUG=true start_questdb files
# The writer rolls the file only when it writes its buffer, which depends on timing.
for _ in $(seq 100); do
  curl -s -o work/errors.txt "http://localhost:$FILES_HTTP/exec?query=SELECT+no_such_column&run=[1-50]"
  [ "$(ls work/files/log | wc -l)" -ge 2 ] && break
done
stop_questdb files
levels work/files/log/* >"$OUT/debug.txt"
ls work/files/log | sed 's/[0-9]\{8\}/20250704/' | head -n 2 >"$OUT/rolled.txt"
test "$(ls work/files/log | wc -l)" -ge 2

# A critical message is sent to Alertmanager: an update that fails while it is applied suspends the table.
coproc RECEIVER { exec python3 receiver.py work/alerts.txt; }
read -r port <&"${RECEIVER[0]}"
sed "s/9093/$port/" alert.conf >work/alert/conf/log.conf
start_questdb alert metrics.enabled=true
sql "$ALERT_HTTP" 'CREATE TABLE prices (ts TIMESTAMP, price DOUBLE) TIMESTAMP(ts) PARTITION BY DAY WAL'
sql "$ALERT_HTTP" "INSERT INTO prices VALUES ('2025-07-01T09:00', 1.0)"
sql "$ALERT_HTTP" "UPDATE prices SET price = 'abc'"
for _ in $(seq 40); do
  [ -s work/alerts.txt ] && break
  sleep 0.25
done
curl -sf "http://localhost:$ALERT_MIN/metrics" >work/metrics.txt
stop_questdb alert
kill "$RECEIVER_PID"
python3 - work/alerts.txt >"$OUT/alert.txt" <<'PYTHON'
import json
import re
import sys

request, body = open(sys.argv[1]).read().split("\n", 1)
alert = json.JSONDecoder().raw_decode(body)[0][0]
alert["Labels"]["alertTimestamp"] = "2025/07/04T09:00:00.000"
alert["Annotations"]["message"] = re.sub(r"^[0-9-]+T[0-9:.]+Z", "2025-07-04T09:00:00.000000Z", alert["Annotations"]["message"])
print(request)
print(json.dumps([alert], indent=2))
PYTHON

# Each metric needs a meaning in metrics.tsv, and each meaning a metric.
python3 metrics.py work/metrics.txt metrics.tsv "$OUT"

python3 --version >"$OUT/versions.txt"
