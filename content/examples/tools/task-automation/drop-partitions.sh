#!/usr/bin/env bash
# Drops all partitions that start before a day. Usage: drop-partitions.sh TABLE TIMESTAMP_COLUMN DAY
set -euo pipefail
table=$1 column=$2 day=$3
url=${QUESTDB_URL:-http://localhost:9000}

[[ "$table$column" =~ ^[A-Za-z0-9_]+$ && "$day" =~ ^[0-9]{4}-[0-9]{2}-[0-9]{2}$ ]] ||
  { echo "invalid arguments: $*" >&2; exit 2; }

answer=$(curl --silent --show-error --max-time 60 --get "$url/exec" \
  --data-urlencode "query=ALTER TABLE $table DROP PARTITION WHERE $column < '$day'")
case $answer in
  *'"ddl":"OK"'*) echo "dropped partitions of $table before $day" ;;
  *'no partitions matched WHERE clause'*) echo "$table has no partitions before $day" ;;
  *) echo "$answer" >&2; exit 1 ;;
esac
