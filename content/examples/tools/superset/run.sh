#!/usr/bin/env bash
# Starts Superset with the commands of start.sh, and queries QuestDB over its REST API.
set -euo pipefail

venv="$CACHE/superset"
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

# A free port instead of 8088, and the database in this folder.
port=$("$venv/bin/python" -c 'import socket; s = socket.socket(); s.bind(("", 0)); print(s.getsockname()[1])')
sed -i "s/8088/$port/" start.sh query.py
sed -i "s|sqlite:///superset.db|sqlite:///$PWD/superset.db|" superset_config.py
sed -i '$ s/^/exec /' start.sh
export PATH="$venv/bin:$PATH" SUPERSET_HOME="$PWD"

bash -e start.sh > superset.log 2>&1 &
superset=$!
trap 'kill "$superset" 2> /dev/null || true; wait "$superset" 2> /dev/null || true' EXIT

for _ in $(seq 300); do
  curl -sf "http://localhost:$port/health" > /dev/null && break
  kill -0 "$superset" || { tail -n 30 superset.log >&2; exit 1; }
  sleep 1
done
python query.py > "$OUT/query.txt" || { tail -n 30 superset.log >&2; exit 1; }

python - > "$OUT/versions.txt" <<'END'
import platform
from importlib.metadata import version

for label, package in {
    "Apache Superset": "apache-superset",
    "questdb-connect": "questdb-connect",
    "psycopg2": "psycopg2-binary",
}.items():
    print(label, version(package))
print("Python", platform.python_version())
END
