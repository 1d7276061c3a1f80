#!/usr/bin/env bash
# Starts MindsDB, adds QuestDB as a data source, and queries it over the HTTP API of MindsDB.
set -euo pipefail

venv="$CACHE/mindsdb"
if ! cmp -s requirements.txt "$venv/requirements.txt"; then
  rm -rf "$venv"
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet --requirement requirements.txt
  cp requirements.txt "$venv/"
fi

query() {
  curl -sfG "http://localhost:$QUESTDB_HTTP/exec" --data-urlencode "query=$1" > /dev/null
}

query "CREATE TABLE trades (timestamp TIMESTAMP, symbol SYMBOL, price DOUBLE, amount DOUBLE)
       TIMESTAMP(timestamp) PARTITION BY DAY WAL"
query "INSERT INTO trades VALUES
       ('2025-07-01T09:30:00Z', 'BTC-USDT', 107426.43, 0.25),
       ('2025-07-01T09:30:20Z', 'ETH-USDT', 2487.61, 1.5),
       ('2025-07-01T09:30:40Z', 'BTC-USDT', 107424.9, 0.11),
       ('2025-07-01T09:31:00Z', 'BTC-USDT', 107425.2, 0.4)"
query "SELECT wait_wal_table('trades')"

# A free port instead of 47334.
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("", 0)); print(s.getsockname()[1])')
sed -i "s/47334/$port/" run_sql.py
echo "{\"api\": {\"http\": {\"host\": \"127.0.0.1\", \"port\": \"$port\"}}}" > config.json
export MINDSDB_STORAGE_DIR="$PWD/storage"
mkdir -p "$MINDSDB_STORAGE_DIR"

# In a separate process group, because MindsDB leaves its worker processes running when it ends.
setsid "$venv/bin/python" -m mindsdb --api http --config config.json --no_studio > mindsdb.log 2>&1 &
mindsdb=$!
trap 'kill -- "-$mindsdb" 2> /dev/null || true; wait "$mindsdb" 2> /dev/null || true' EXIT

for _ in $(seq 120); do
  curl -sf "http://127.0.0.1:$port/api/status" > /dev/null && break
  kill -0 "$mindsdb" || { tail -n 30 mindsdb.log >&2; exit 1; }
  sleep 1
done

python3 run_sql.py connect.sql
for name in candles volume; do
  python3 run_sql.py "$name.sql" > "$OUT/$name.txt"
done

"$venv/bin/python" - > "$OUT/versions.txt" <<'END'
import platform
from importlib.metadata import version

for label, package in {"MindsDB": "mindsdb", "psycopg": "psycopg", "questdb client": "questdb"}.items():
    print(label, version(package))
print("Python", platform.python_version())
END
