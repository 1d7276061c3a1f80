#!/usr/bin/env bash
# Summarizes the trades of a day. Usage: daily-summary.sh DAY
set -euo pipefail
psql --quiet --no-psqlrc --set ON_ERROR_STOP=1 --set day="$1" --file "$(dirname "$0")/daily-summary.sql"
