#!/usr/bin/env bash
# Runs a job, records its outcome in the table job_runs, and exits with its code. Usage: run-job.sh NAME COMMAND…
set -uo pipefail
name=$1
shift
url=${QUESTDB_URL:-http://localhost:9000}

code=0
output=$("$@" 2>&1) || code=$?
echo "$output"

# In SQL, quotation marks in a string are doubled.
message=${output:0:500}
message=${message//\'/\'\'}
curl --silent --show-error --fail --output /dev/null --get "$url/exec" \
  --data-urlencode "query=CREATE TABLE IF NOT EXISTS job_runs (
    ts TIMESTAMP, job SYMBOL, exit_code INT, message VARCHAR) TIMESTAMP(ts) PARTITION BY MONTH WAL" &&
  curl --silent --show-error --fail --output /dev/null --get "$url/exec" \
    --data-urlencode "query=INSERT INTO job_runs VALUES (now(), '$name', $code, '$message')"
exit "$code"
