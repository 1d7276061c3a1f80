#!/usr/bin/env bash
# Runs the DAG once with `airflow dags test`, which needs neither a scheduler nor a web server.
set -euo pipefail

venv="$CACHE/airflow"
if ! cmp -s requirements.txt "$venv/requirements.txt"; then
  rm -rf "$venv"
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet --requirement requirements.txt
  cp requirements.txt "$venv/"
fi

query() {
  curl -sfG "http://localhost:$QUESTDB_HTTP/$1" --data-urlencode "query=$2"
}

query exec "CREATE TABLE trades (timestamp TIMESTAMP, symbol SYMBOL, price DOUBLE, amount DOUBLE)
            TIMESTAMP(timestamp) PARTITION BY DAY WAL" > /dev/null
query exec "INSERT INTO trades VALUES
            ('2025-05-31T23:59:00Z', 'BTC-USDT', 104598.12, 0.3),
            ('2025-07-01T09:30:00Z', 'BTC-USDT', 107426.43, 0.25),
            ('2025-07-01T09:30:20Z', 'ETH-USDT', 2487.61, 1.5),
            ('2025-07-01T21:14:40Z', 'BTC-USDT', 105681.7, 0.11),
            ('2025-07-02T00:03:00Z', 'BTC-USDT', 105702.2, 0.4)" > /dev/null
query exec "SELECT wait_wal_table('trades')" > /dev/null

export HOME="$PWD/home" PATH="$venv/bin:$PATH"
mkdir -p "$HOME"
source environment.sh
bash -e test.sh > airflow.log 2>&1 || { tail -n 30 airflow.log >&2; exit 1; }

query exec "SELECT wait_wal_table('trades')" > /dev/null
query exp "SELECT * FROM daily_volume ORDER BY timestamp, symbol" | tr -d '\r' > "$OUT/daily_volume.csv"
query exp "SELECT name FROM table_partitions('trades')" | tr -d '\r' > "$OUT/partitions.csv"

python - > "$OUT/versions.txt" <<'END'
import platform
from importlib.metadata import version

for label, package in {
    "Apache Airflow": "apache-airflow",
    "Postgres provider": "apache-airflow-providers-postgres",
    "psycopg": "psycopg",
}.items():
    print(label, version(package))
print("Python", platform.python_version())
END
