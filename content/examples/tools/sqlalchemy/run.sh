#!/usr/bin/env bash
# Creates tables with the questdb-connect dialect, writes to them, and reads them back.
set -euo pipefail

venv="$CACHE/sqlalchemy"
if ! cmp -s requirements.txt "$venv/requirements.txt"; then
  rm -rf "$venv"
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet --requirement requirements.txt
  cp requirements.txt "$venv/"
fi

for program in quick_start questdb_sql orm reflection errors; do
  "$venv/bin/python" "$program.py" > "$OUT/$program.txt"
done

"$venv/bin/python" - > "$OUT/versions.txt" <<'END'
import platform
from importlib.metadata import version

for label, package in {
    "SQLAlchemy": "SQLAlchemy",
    "questdb-connect": "questdb-connect",
    "psycopg2": "psycopg2-binary",
}.items():
    print(label, version(package))
print("Python", platform.python_version())
END
