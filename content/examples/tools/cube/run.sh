#!/usr/bin/env bash
# Compiles the data model, and runs the query against QuestDB.
set -euo pipefail

modules="$CACHE/cube"
if ! cmp -s package-lock.json "$modules/package-lock.json"; then
  rm -rf "$modules"
  mkdir -p "$modules"
  cp package.json "$modules/"
  cp package-lock.json "$modules/"
  # Without install scripts, which download binaries from GitHub.
  npm ci --prefix "$modules" --ignore-scripts --no-audit --no-fund --silent || { rm -rf "$modules"; exit 1; }
fi
ln -s "$modules/node_modules" node_modules

while IFS= read -r -d ';' statement; do
  curl -sSfG "http://localhost:$QUESTDB_HTTP/exec" --data-urlencode "query=$statement" > /dev/null
done < trades.sql
curl -sSfG "http://localhost:$QUESTDB_HTTP/exec" --data-urlencode "query=SELECT wait_wal_table('trades')" > /dev/null

mkdir -p model/cubes
mv trades.js model/cubes/
set -a
. ./cube.env
set +a
# The default planner is part of the native extension, which isn't published on npm.
CUBEJS_TESSERACT_SQL_PLANNER=false node run-query.js > cube.log 2>&1 || { cat cube.log >&2; exit 1; }

node -p '"Cube " + require("@cubejs-backend/server/package.json").version' > "$OUT/versions.txt"
node -p '"Node.js " + process.versions.node' >> "$OUT/versions.txt"
