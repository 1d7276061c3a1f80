#!/usr/bin/env bash
# Changes properties in server.conf and in the environment, reloads them, and starts servers with wrong ones.
set -euo pipefail
. "$LIB"

properties() {
  sql "$1" "$(cat parameters.sql)"
}

# Messages of a log since a line, without timestamps and stack traces.
messages() {
  tail -n "+$(($2 + 1))" "$1" | sed -n 's/^[0-9][-0-9T:.]*Z //; /DynamicPropServerConfiguration\|ConfigurationException/p' |
    grep -v '^[[:space:]]' | sed "s|$NODE_ROOT|/var/lib/questdb|"
}

mapfile -t settings < <(grep -v '^#' server.conf)
start_questdb node "${settings[@]}"
properties "$NODE_HTTP" >"$OUT/changed.txt"

edit() {
  sed -i "$1" "$NODE_ROOT/conf/server.conf"
}
seen=$(wc -l <"$NODE_LOG")
edit 's/^pg.net.connection.limit=.*/pg.net.connection.limit=300/; s/^query.timeout=.*/query.timeout=10m/'
{
  sql "$NODE_HTTP" 'SELECT reload_config()'
  echo
  properties "$NODE_HTTP"
} >"$OUT/reloaded.txt"
messages "$NODE_LOG" "$seen" >"$OUT/reload-log.txt"

seen=$(wc -l <"$NODE_LOG")
edit 's/^pg.net.connection.limit=.*/pg.net.connection.limit=many/; s/^query.timeout=.*/query.timeout=5m/'
{
  sql "$NODE_HTTP" 'SELECT reload_config()'
  echo
  properties "$NODE_HTTP"
  echo
  messages "$NODE_LOG" "$seen"
} >"$OUT/rejected-reload.txt"
stop_questdb node

mapfile -t typos <typos.conf
QDB_QUERY_TIMEOUT=2m start_questdb other "${settings[@]}" "${typos[@]}" line.tcp.enabled=yes
properties "$OTHER_HTTP" >"$OUT/environment.txt"
sed -n '/Configuration issues:/,/^[[:space:]]*$/p' "$OTHER_LOG" |
  sed 's/^[0-9][-0-9T:.]*Z //; /^[[:space:]]*$/d' >"$OUT/typos.txt"
{
  sql "$OTHER_HTTP" "SELECT property_path, value FROM (SHOW PARAMETERS) WHERE property_path = 'line.tcp.enabled'"
  echo
  python3 - "$OTHER_ILP" <<'END'
import socket, sys
try:
    socket.create_connection(("127.0.0.1", int(sys.argv[1])))
    sys.exit("the line protocol over TCP is enabled")
except ConnectionRefusedError as error:
    print(f"line.tcp.net.bind.to: {error.strerror}")
END
} >"$OUT/booleans.txt"
stop_questdb other

if start_questdb wrong pg.net.connection.limit=many 2>work/wrong.txt; then exit 1; fi
grep -m 1 Exception "$WRONG_LOG" >"$OUT/rejected.txt"

if start_questdb strict config.validation.strict=true "${typos[0]}" 2>work/strict.txt; then exit 1; fi
sed -n '/BootstrapException/,/^[[:space:]]*$/p' "$STRICT_LOG" | sed '/^[[:space:]]*$/d' >"$OUT/strict.txt"

"$QUESTDB_JAVA" -version 2>&1 | sed -n '1s/.*"\(.*\)".*/Java \1/p' >"$OUT/versions.txt"
