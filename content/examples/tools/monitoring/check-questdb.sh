#!/usr/bin/env bash
# Prints problems, one per line. Exit code: 0 none, 1 warning, 2 critical, as monitoring plugins use them.
set -euo pipefail
url=${QUESTDB_URL:-http://localhost:9000}
root=${QUESTDB_DISK:-/var/lib/questdb}
cd "$(dirname "$0")"

used=$(df --output=pcent "$root" | tail -n 1 | tr -dc 0-9)
disk=''
[ "$used" -lt 80 ] || disk="\"CRITICAL\",\"the disk of $root is $used% full\""

rows=$(curl --silent --show-error --fail --max-time 10 --get "$url/exp" \
  --data-urlencode nm=true --data-urlencode "query=$(cat checks.sql)" | tr -d '\r') ||
  { echo 'CRITICAL: no answer from QuestDB'; exit 2; }

printf '%s\n' "$disk" "$rows" | sed -n 's/^"\(.*\)","\(.*\)"$/\1: \2/p' | sort
case "$disk$rows" in
  *'"CRITICAL"'*) exit 2 ;;
  *'"WARNING"'*) exit 1 ;;
esac
