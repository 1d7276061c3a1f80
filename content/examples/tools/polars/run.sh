#!/usr/bin/env bash
# Writes a DataFrame, reads it back by each method that the page shows, and loads a Parquet file.
set -euo pipefail

venv="$CACHE/polars"
if ! cmp -s requirements.txt "$venv/requirements.txt"; then
  rm -rf "$venv"
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet --requirement requirements.txt
  cp requirements.txt "$venv/"
fi

query() {
  curl -s --fail-with-body -G "http://localhost:$QUESTDB_HTTP/$1" --data-urlencode "query=$2"
}

"$venv/bin/python" write.py
query exec "SELECT wait_wal_table('trades')" > /dev/null
for program in read read_connectorx read_csv; do
  "$venv/bin/python" "$program.py" > "$OUT/$program.txt"
done

# The error for a missing file contains the absolute path of the server's import directory.
missing=$(query exec "SELECT * FROM read_parquet('readings.parquet')" || true)
import=$(sed -n 's|.*does not exist: \(/.*\)/readings.parquet.*|\1|p' <<< "$missing")
mkdir -p "$import"
trap 'rm -f "$import/readings.parquet"' EXIT
"$venv/bin/python" write_parquet.py "$import"
query exec "$(cat load_parquet.sql)" > /dev/null
query exec "SELECT wait_wal_table('readings')" > /dev/null
query exp "SELECT * FROM readings" | tr -d '\r' > "$OUT/readings.csv"

"$venv/bin/python" - > "$OUT/versions.txt" <<'END'
import platform
from importlib.metadata import version

for label, package in {
    "Polars": "polars",
    "questdb client": "questdb",
    "pandas": "pandas",
    "PyArrow": "pyarrow",
    "psycopg": "psycopg",
    "ConnectorX": "connectorx",
}.items():
    print(label, version(package))
print("Python", platform.python_version())
END
