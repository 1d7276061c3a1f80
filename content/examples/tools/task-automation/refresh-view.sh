#!/usr/bin/env bash
# Refreshes a materialized view and waits for the result. Usage: refresh-view.sh VIEW
set -euo pipefail
view=$1
url=${QUESTDB_URL:-http://localhost:9000}

query() {
  curl --silent --show-error --fail --max-time 10 --get "$url/$1" \
    --data-urlencode nm=true --data-urlencode "query=$2" | tr -d '"\r'
}

query exec "REFRESH MATERIALIZED VIEW $view INCREMENTAL" >/dev/null
for _ in $(seq 600); do
  state=$(query exp "SELECT view_status, base_table_txn - refresh_base_table_txn, invalidation_reason
    FROM materialized_views() WHERE view_name = '$view'")
  case $state in
    '') echo "$view does not exist" >&2; exit 1 ;;
    invalid*) echo "$view is invalid: ${state##*,}" >&2; exit 1 ;;
    valid,0,*) echo "$view is up to date"; exit ;;
  esac
  sleep 1
done
echo "$view was not refreshed within 10 minutes: $state" >&2
exit 1
