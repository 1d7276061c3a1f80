#!/usr/bin/env bash
# Sends rows over each endpoint, and lists the transactions that the sequencer has recorded.
set -euo pipefail
. "$LIB"

CREATE='(ts TIMESTAMP, sensor SYMBOL, value DOUBLE) TIMESTAMP(ts) PARTITION BY DAY WAL'
write() { curl -sSf -o /dev/null -w '%{http_code}' "http://127.0.0.1:$NODE_HTTP/write" --data-binary "$1"; }

# Nothing is applied until the second start.
start_questdb node cairo.wal.apply.enabled=false cairo.default.sequencer.part.txn.count=5000
sql "$NODE_HTTP" "CREATE TABLE readings $CREATE DEDUP UPSERT KEYS(ts, sensor)"
write 'readings,sensor=s1 value=1 1751360400000000000
readings,sensor=s1 value=2 1751360460000000000
' >/dev/null
sql "$NODE_HTTP" "INSERT INTO readings VALUES ('2025-07-01T08:59', 's2', 3)"
PGPASSWORD=quest psql -q -h 127.0.0.1 -p "$NODE_PG" -U admin -d qdb <<'SQL'
BEGIN;
INSERT INTO readings VALUES ('2025-07-01T09:01', 's1', 20);
INSERT INTO readings VALUES ('2025-07-01T09:02', 's1', 4);
COMMIT;
SQL
printf 'ts,sensor,value\n2025-07-01T08:58:00.000000Z,s2,5\n' >rows.csv
curl -sSf -o /dev/null -F data=@rows.csv "http://127.0.0.1:$NODE_HTTP/imp?name=readings"

sql "$NODE_HTTP" "SELECT sequencerTxn, walId, segmentTxn, minTimestamp, rowCount FROM wal_transactions('readings')" >"$OUT/transactions.txt"
sql "$NODE_HTTP" 'SELECT name, writerTxn, sequencerTxn FROM wal_tables()' >"$OUT/backlog.txt"

# Many more commits are accepted while nothing is applied.
for i in $(seq 50); do
  status=$(write "readings,sensor=s3 value=$i 1751364000000000000")
done
echo "Status of the last request: $status" >>"$OUT/backlog.txt"
sql "$NODE_HTTP" 'SELECT name, writerTxn, sequencerTxn FROM wal_tables()' >>"$OUT/backlog.txt"
stop_questdb node

start_questdb node
wait_table "$NODE_HTTP" readings
sql "$NODE_HTTP" 'SELECT name, writerTxn, sequencerTxn FROM wal_tables()' >"$OUT/applied.txt"
sql "$NODE_HTTP" 'SELECT * FROM readings' >"$OUT/rows.txt"

# COPY into a WAL table.
sql "$NODE_HTTP" "CREATE TABLE archive $CREATE"
mkdir -p "$NODE_ROOT/import"
cp rows.csv "$NODE_ROOT/import/"
sql "$NODE_HTTP" "COPY archive FROM 'rows.csv' WITH HEADER true TIMESTAMP 'ts' FORMAT 'yyyy-MM-ddTHH:mm:ss.SSSUUUZ'"
for _ in $(seq 40); do
  [ "$(sql "$NODE_HTTP" 'SELECT count() FROM archive' | tail -n 1)" = 1 ] && break
  sleep 0.25
done
sql "$NODE_HTTP" "SELECT count() AS rows FROM archive" >"$OUT/copy.txt"
sql "$NODE_HTTP" "SELECT count() AS transactions FROM wal_transactions('archive')" >>"$OUT/copy.txt"

"$QUESTDB_JAVA" -version 2>&1 | sed -n '1s/.*"\(.*\)".*/Java \1/p' >"$OUT/versions.txt"
