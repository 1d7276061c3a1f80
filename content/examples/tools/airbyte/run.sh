#!/usr/bin/env bash
# Installs PyAirbyte and a source connector, each in an environment of its own, and copies a stream twice.
set -euo pipefail

install() {
  venv="$CACHE/$1-$(sha256sum "$2" | cut -c1-16)"
  if [ ! -f "$venv/ready" ]; then
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --requirement "$2"
    touch "$venv/ready"
  fi
}
install source requirements-source.txt
export PATH="$venv/bin:$PATH"
source_version=$("$venv/bin/pip" list 2> /dev/null | awk '$1 == "airbyte-source-faker" { print $2 }')
install airbyte requirements.txt
python="$venv/bin/python"

# without these, PyAirbyte asks its registry for metadata and reports usage
export AIRBYTE_OFFLINE_MODE=1 DO_NOT_TRACK=1

query() {
  PGPASSWORD=quest psql --no-psqlrc --quiet -h localhost -p "$QUESTDB_PG" -U admin -d qdb --pset footer=off -c "$1"
}

"$python" sync.py 2> sync.log | grep -E '^(Records|Rows)' > "$OUT/sync.txt" || { cat sync.log >&2; exit 1; }
curl -sfG "localhost:$QUESTDB_HTTP/exec" --data-urlencode "query=SELECT wait_wal_table('purchases')" > /dev/null
query "SELECT \"column\", type, designated FROM table_columns('purchases')" > "$OUT/columns.txt"
query "SELECT count(), count_distinct(user_id) AS users FROM purchases" > "$OUT/count.txt"

{
  "$venv/bin/pip" list 2> /dev/null | awk '
    $1 == "airbyte" { print "PyAirbyte " $2 }
    $1 == "questdb" { print "questdb " $2 }'
  echo "airbyte-source-faker $source_version"
  "$python" --version
} > "$OUT/versions.txt"
