#!/usr/bin/env bash
# Fills tables of different designs with the same rows, and measures size, load time, and query time.
set -euo pipefail
. "$LIB"

# Idle writers are closed early, because that trims the files of the newest partition to their size.
# The compiler runs with its defaults, which start_questdb would limit for a faster start.
export _JAVA_OPTIONS='-XX:TieredStopAtLevel=4 -Xmx4g'
start_questdb measured cairo.idle.check.interval=500 cairo.inactive.writer.ttl=1000
unset _JAVA_OPTIONS

python3 measure.py "$MEASURED_HTTP" "$MEASURED_ROOT" "$OUT"

{
  lscpu | sed -n 's/^Model name: *//p' | head -1
  echo "$(nproc) virtual cores, $(free -g | awk '/^Mem:/ { print $2 }') GB of memory, $(df --output=fstype "$PWD" | tail -1)"
  . /etc/os-release && echo "$PRETTY_NAME, $("$QUESTDB_JAVA" -version 2>&1 | head -1)"
} >"$OUT/hardware.txt"

echo "Python $(python3 -c 'import platform; print(platform.python_version())')" >"$OUT/versions.txt"
