#!/usr/bin/env bash
# Materializes one partition of the asset twice, with `dagster asset materialize`.
set -euo pipefail

venv="$CACHE/dagster"
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
            ('2025-07-01T09:30:00Z', 'BTC-USDT', 107426.43, 0.25),
            ('2025-07-01T09:30:20Z', 'ETH-USDT', 2487.61, 1.5),
            ('2025-07-01T21:14:40Z', 'BTC-USDT', 105681.7, 0.11),
            ('2025-07-02T00:03:00Z', 'BTC-USDT', 105702.2, 0.4)" > /dev/null
query exec "SELECT wait_wal_table('trades')" > /dev/null

export PATH="$venv/bin:$PATH" DAGSTER_HOME="$PWD/home" DAGSTER_DISABLE_TELEMETRY=1
mkdir -p "$DAGSTER_HOME"
for _ in first second; do # the second run must not add rows
  bash -e materialize.sh > dagster.log 2>&1 || { tail -n 30 dagster.log >&2; exit 1; }
done

query exec "SELECT wait_wal_table('daily_volume')" > /dev/null
query exp "SELECT * FROM daily_volume ORDER BY timestamp, symbol" | tr -d '\r' > "$OUT/daily_volume.csv"

python - > "$OUT/versions.txt" <<'END'
import platform
from importlib.metadata import version

for label, package in {"Dagster": "dagster", "psycopg": "psycopg"}.items():
    print(label, version(package))
print("Python", platform.python_version())
END
