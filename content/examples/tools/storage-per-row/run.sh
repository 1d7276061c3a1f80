#!/usr/bin/env bash
# Measures the disk space of column types and tables, and the files that a query opens.
set -euo pipefail
. "$LIB"

start_questdb server cairo.wal.purge.interval=600000
python3 measure.py "$SERVER_ROOT" "$SERVER_HTTP" "$SERVER_PID" "$OUT"
echo "Linux $(uname -r | cut -d. -f1,2)" >"$OUT/versions.txt"
