#!/usr/bin/env bash
# Runs the query of the page through Cube's compiler and its QuestDB driver. See check.js for what this leaves out.
set -euo pipefail

if ! cmp -s package-lock.json "$CACHE/installed.json"; then
  cp package.json package-lock.json "$CACHE/"
  (cd "$CACHE" && npm ci --silent --ignore-scripts)
  cp package-lock.json "$CACHE/installed.json"
fi
ln -sfn "$CACHE/node_modules" node_modules

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

set -a
source cube.env
set +a
CUBEJS_TESSERACT_SQL_PLANNER=false node check.js "$OUT/rows.txt"

{
  node -p '"Cube " + require("@cubejs-backend/schema-compiler/package.json").version'
  node -p '"questdb-driver " + require("@cubejs-backend/questdb-driver/package.json").version'
  echo "Node.js $(node -p 'process.versions.node')"
} > "$OUT/versions.txt"
