#!/usr/bin/env bash
# Tries every way into a server with the default configuration, and into one with passwords.
set -euo pipefail
. "$LIB"

mkdir -p work/home
# The functions that start and query servers send the password; curl -q doesn't.
echo 'user = "ops:choose-your-own"' >work/home/.curlrc
export CURL_HOME="$PWD/work/home" PGCONNECT_TIMEOUT=10
mapfile -t secured <secured.conf
start_questdb open
start_questdb closed "${secured[@]}"
sql "$OPEN_HTTP" 'CREATE TABLE readings (ts TIMESTAMP, v INT) TIMESTAMP(ts) PARTITION BY DAY WAL'
sql "$CLOSED_HTTP" 'CREATE TABLE readings (ts TIMESTAMP, v INT) TIMESTAMP(ts) PARTITION BY DAY WAL'

outcome() { if "$@" >>work/attempts.log 2>&1; then echo accepted; else echo rejected; fi; }
http() { curl -q -sf -m 10 -o /dev/null "$@"; }
pg() { PGPASSWORD=$3 psql "host=127.0.0.1 port=$1 user=$2 dbname=qdb" -c 'SELECT 1'; }
tcp() { (: <"/dev/tcp/127.0.0.1/$1"); }

row() { echo "| $1 | $2 | $3 |"; }
{
  echo '| Attempt | Default configuration | With the configuration above |'
  echo '| --- | --- | --- |'
  row 'SQL over HTTP without credentials' \
    "$(outcome http -G "127.0.0.1:$OPEN_HTTP/exec" --data-urlencode 'query=SELECT 1')" \
    "$(outcome http -G "127.0.0.1:$CLOSED_HTTP/exec" --data-urlencode 'query=SELECT 1')"
  row 'ILP over HTTP without credentials' \
    "$(outcome http "127.0.0.1:$OPEN_HTTP/write" --data-binary 'readings v=1i')" \
    "$(outcome http "127.0.0.1:$CLOSED_HTTP/write" --data-binary 'readings v=1i')"
  row 'Files of the Web Console without credentials' \
    "$(outcome http "127.0.0.1:$OPEN_HTTP/index.html")" "$(outcome http "127.0.0.1:$CLOSED_HTTP/index.html")"
  row 'Health check on port 9003 without credentials' \
    "$(outcome http "127.0.0.1:$OPEN_MIN/status")" "$(outcome http "127.0.0.1:$CLOSED_MIN/status")"
  row 'PGWire as `admin` with the password `quest`' \
    "$(outcome pg "$OPEN_PG" admin quest)" "$(outcome pg "$CLOSED_PG" admin quest)"
  row 'PGWire as `user` with the password `quest`' \
    "$(outcome pg "$OPEN_PG" user quest)" "$(outcome pg "$CLOSED_PG" user quest)"
  row 'PGWire as `dashboard` with its own password' \
    "$(outcome pg "$OPEN_PG" dashboard choose-another)" "$(outcome pg "$CLOSED_PG" dashboard choose-another)"
  row 'TCP connection to the ILP port' "$(outcome tcp "$OPEN_ILP")" "$(outcome tcp "$CLOSED_ILP")"
} >"$OUT/access.txt"

{
  for statement in 'SELECT count() FROM readings' "INSERT INTO readings VALUES ('2025-07-01', 1)" 'DROP TABLE readings' \
    'ALTER TABLE readings SET PARAM maxUncommittedRows = 1000' 'SELECT flush_query_cache()'; do
    echo "$statement"
    PGPASSWORD=choose-another psql "host=127.0.0.1 port=$CLOSED_PG user=dashboard dbname=qdb" -Atc "$statement" 2>&1 |
      head -n 1 | sed 's/^/  /' || true
  done
} >"$OUT/readonly-user.txt"

sql "$CLOSED_HTTP" "SELECT property_path, value, value_source FROM (SHOW PARAMETERS) WHERE property_path IN ('pg.user', 'pg.password', 'http.password') ORDER BY property_path" >"$OUT/masked.txt"

# A user without a password.
if (start_questdb half http.user=ops) 2>work/half.log; then exit 1; fi
sed -n 's/.*ServerConfigurationException: //p' work/half/server.log | head -n 1 >"$OUT/half.txt"

status() { curl -q -s -m 10 -o /dev/null -w '%{http_code}' "$@"; }
writes() {
  echo "  SELECT: $(status -G "127.0.0.1:$1/exec" --data-urlencode 'query=SELECT count() FROM readings')"
  echo "  INSERT: $(status -G "127.0.0.1:$1/exec" --data-urlencode "query=INSERT INTO readings VALUES ('2025-07-02', 2)")"
  echo "  DROP TABLE: $(status -G "127.0.0.1:$1/exec" --data-urlencode 'query=DROP TABLE readings')"
  echo "  ILP over HTTP: $(status "127.0.0.1:$1/write" --data-binary 'readings v=1i')"
}
pg_insert() { PGPASSWORD=quest psql "host=127.0.0.1 port=$1 user=admin dbname=qdb" -Atc "INSERT INTO readings VALUES ('2025-07-03', 3)" 2>&1 | head -n 1 || true; }
{
  stop_questdb open
  start_questdb open http.security.readonly=true
  echo 'http.security.readonly=true'
  writes "$OPEN_HTTP"
  echo "  INSERT over PGWire: $(pg_insert "$OPEN_PG")"
  stop_questdb open
  start_questdb open readonly=true
  echo 'readonly=true'
  writes "$OPEN_HTTP"
  echo "  INSERT over PGWire: $(pg_insert "$OPEN_PG")"
  echo "  TCP connection to the ILP port: $(outcome tcp "$OPEN_ILP")"
} >"$OUT/readonly.txt"

# A server that requires keys for ILP over TCP discards the rows of an anonymous client.
mkdir -p work/keyed/conf
echo 'collector ec-p-256-sha256 7gkS5Iaycmq6foqq-6vU0uWrQIeXw0Nga7Ilh1Oii3A UlmTpr_WrYSBF6c_r04hLqP_hqV3ekK-PAPsOL6_kjk' >work/keyed/conf/auth.txt
start_questdb keyed line.tcp.auth.db.path=conf/auth.txt
{ echo 'readings v=1i' >"/dev/tcp/127.0.0.1/$KEYED_ILP"; } 2>/dev/null || true
sleep 2
sql "$KEYED_HTTP" "SELECT count() AS tables FROM tables() WHERE table_name = 'readings'" >"$OUT/keyed.txt"

psql --version | sed 's/psql (PostgreSQL) \([0-9.]*\).*/psql \1/' >"$OUT/versions.txt"
