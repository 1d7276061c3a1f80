#!/usr/bin/env bash
# Starts MindsDB, connects it to QuestDB, and runs the queries.
set -euo pipefail

venv="$CACHE/mindsdb"
if ! cmp -s requirements.txt "$venv/requirements.txt"; then
  rm -rf "$venv"
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet --requirement requirements.txt
  cp requirements.txt "$venv/"
fi
python="$venv/bin/python"

while IFS= read -r -d ';' statement; do
  curl -sSfG "http://localhost:$QUESTDB_HTTP/exec" --data-urlencode "query=$statement" > /dev/null
done < trades.sql
curl -sSfG "http://localhost:$QUESTDB_HTTP/exec" --data-urlencode "query=SELECT wait_wal_table('trades')" > /dev/null

# A free port instead of 47334, and MindsDB's own database in this folder.
port=$("$python" -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
sed -i "s/47334/$port/" config.json query.py
export MINDSDB_STORAGE_DIR="$PWD/storage"
mkdir "$MINDSDB_STORAGE_DIR"

"$python" -m mindsdb --config config.json --api http --no_studio > mindsdb.log 2>&1 &
mindsdb=$!
trap 'kill "$mindsdb" 2> /dev/null || true; wait "$mindsdb" 2> /dev/null || true' EXIT

for _ in $(seq 300); do
  curl -sf "http://127.0.0.1:$port/api/status" > /dev/null && break
  kill -0 "$mindsdb" || { tail -n 30 mindsdb.log >&2; exit 1; }
  sleep 1
done

"$python" query.py connect.sql
for name in volume candles; do
  "$python" query.py "$name.sql" > "$OUT/$name.txt" || { tail -n 30 mindsdb.log >&2; exit 1; }
done

"$python" - > "$OUT/versions.txt" <<'END'
import platform
from importlib.metadata import version

print("MindsDB", version("mindsdb"))
print("psycopg", version("psycopg"))
print("Python", platform.python_version())
END
