#!/usr/bin/env bash
# Measures pairs of queries with the same result, and records the ratios of their times.
set -euo pipefail

python3 compare.py "http://127.0.0.1:$QUESTDB_HTTP" > "$OUT/ratios.txt"

{
  lscpu | sed -n 's/^Model name: *//p' | head -1
  echo "$(nproc) cores, $(free -g | awk '/^Mem:/ { print $2 }') GB of memory"
  . /etc/os-release && echo "$PRETTY_NAME, $(java -version 2>&1 | head -1)"
} > "$OUT/hardware.txt"

python3 --version > "$OUT/versions.txt"
