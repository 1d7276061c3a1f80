#!/usr/bin/env bash
# Writes a DataFrame, then reads it back by each method that the page shows.
set -euo pipefail

venv="$CACHE/pandas"
if ! cmp -s requirements.txt "$venv/requirements.txt"; then
  rm -rf "$venv"
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet --requirement requirements.txt
  cp requirements.txt "$venv/"
fi

"$venv/bin/python" write.py
curl -sfG "http://localhost:$QUESTDB_HTTP/exec" --data-urlencode "query=SELECT wait_wal_table('trades')" > /dev/null

for program in read_csv chunks read_psycopg read_sqlalchemy time_zones; do
  "$venv/bin/python" "$program.py" > "$OUT/$program.txt"
done

"$venv/bin/python" - > "$OUT/versions.txt" <<'END'
import platform
from importlib.metadata import version

for label, package in {
    "pandas": "pandas",
    "questdb client": "questdb",
    "psycopg": "psycopg",
    "SQLAlchemy": "SQLAlchemy",
    "questdb-connect": "questdb-connect",
}.items():
    print(label, version(package))
print("Python", platform.python_version())
END
