#!/usr/bin/env bash
# Copies the root directory of a running server. Usage: bash backup.sh ROOT TARGET [RSYNC_OPTION…]
set -euo pipefail
root=$1
target=$2
shift 2
url=${QUESTDB_URL:-http://localhost:9000}

# Prints the server's answer only if the statement fails.
run_sql() {
  local answer
  answer=$(curl --silent --show-error --fail-with-body --get "$url/exec" --data-urlencode "query=$1") ||
    { echo "$1: $answer" >&2; return 1; }
}

mkdir -p "$target"
run_sql 'CHECKPOINT CREATE'
trap "run_sql 'CHECKPOINT RELEASE'" EXIT

# Exit code 24: a file that is not part of the checkpoint was deleted during the copy.
rsync --archive --delete --checksum --exclude=/log "$@" "$root/" "$target/" || [ $? -eq 24 ]
test -d "$target/.checkpoint/db"
