#!/usr/bin/env bash
# Measures what materialized views cost during ingestion and save in queries.
set -euo pipefail
. "$LIB"

# The compiler runs with its defaults, which start_questdb would limit for a faster start.
export _JAVA_OPTIONS='-XX:TieredStopAtLevel=4 -Xmx2g'
start_questdb measured
unset _JAVA_OPTIONS

python3 measure.py "$MEASURED_HTTP" "$OUT"

{
  lscpu | sed -n 's/^Model name: *//p' | head -1
  echo "$(nproc) virtual cores, $(free -g | awk '/^Mem:/ { print $2 }') GB of memory"
} >"$OUT/hardware.txt"

echo "Python $(python3 -c 'import platform; print(platform.python_version())')" >"$OUT/versions.txt"
