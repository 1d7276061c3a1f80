# shellcheck shell=bash
# Functions for the run.sh of a tool's example, which loads them with: . "$LIB"
# QUESTDB_JAVA and QUESTDB_JAR are set by the runner. The servers end with the script.

_questdb_names=()

# start_questdb NAME [KEY=VALUE…]: starts another server on free ports, and waits until it answers.
# Its root is ./work/NAME. Existing files there are kept, so a stopped server can be started again.
# Sets <NAME>_HTTP, _ILP, _PG, _MIN (ports), _ROOT, _PID, and _LOG, with the name in capital letters.
start_questdb() {
  local name=$1 upper=${1^^} root="$PWD/work/$1" ports pid
  shift
  _questdb_names+=("$name")
  trap _stop_all EXIT
  mkdir -p "$root/conf"
  # A port can be taken by another process before the server binds to it, which is worth a second attempt.
  for _ in 1 2 3; do
    read -r -a ports < <(python3 -c '
import socket
open_sockets = [socket.socket() for _ in range(4)]
for each in open_sockets: each.bind(("127.0.0.1", 0))
print(*(each.getsockname()[1] for each in open_sockets))')
    {
      printf 'http.bind.to=127.0.0.1:%s\nline.tcp.net.bind.to=127.0.0.1:%s\n' "${ports[0]}" "${ports[1]}"
      printf 'pg.net.bind.to=127.0.0.1:%s\nhttp.min.net.bind.to=127.0.0.1:%s\n' "${ports[2]}" "${ports[3]}"
      printf 'telemetry.enabled=false\n'
      [ $# -eq 0 ] || printf '%s\n' "$@"
    } >"$root/conf/server.conf"
    declare -g "${upper}_HTTP=${ports[0]}" "${upper}_ILP=${ports[1]}" "${upper}_PG=${ports[2]}" \
      "${upper}_MIN=${ports[3]}" "${upper}_ROOT=$root" "${upper}_LOG=$root/server.log"
    "$QUESTDB_JAVA" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:-CreateCoredumpOnCrash \
      -p "$QUESTDB_JAR" -m io.questdb/io.questdb.ServerMain -d "$root" >"$root/server.log" 2>&1 &
    pid=$!
    declare -g "${upper}_PID=$pid"
    for _ in $(seq 240); do
      if curl -sf -o "$root/.answer" -G "http://127.0.0.1:${ports[0]}/exec" --data-urlencode 'query=select 1'; then return; fi
      if ! kill -0 "$pid" 2>/dev/null; then break; fi
      sleep 0.25
    done
    grep -q 'could not bind socket' "$root/server.log" || break
  done
  echo "the server $name did not start:" >&2
  tail -n 20 "$root/server.log" >&2
  return 1
}

# stop_questdb NAME: ends the server regularly, and waits for its end.
stop_questdb() {
  local pid="${1^^}_PID"
  kill "${!pid}" 2>/dev/null || true
  wait "${!pid}" 2>/dev/null || true
}

_stop_all() {
  local name
  for name in "${_questdb_names[@]}"; do stop_questdb "$name"; done
}

# sql PORT STATEMENT: runs a statement and prints the rows of a query as CSV without carriage returns.
# Fails with the server's message on an error.
sql() {
  local answer endpoint=exec
  [[ ${2,,} =~ ^[[:space:]]*(select|with|show|explain)[[:space:]] ]] && endpoint=exp
  answer=$(curl -sS -w '\n%{http_code}' -G "http://127.0.0.1:$1/$endpoint" --data-urlencode "query=$2")
  if [ "${answer##*$'\n'}" != 200 ]; then
    echo "${answer%$'\n'*}" >&2
    return 1
  fi
  if [ "$endpoint" = exp ]; then printf '%s\n' "${answer%$'\n'*}" | tr -d '\r' | sed '/^$/d'; fi
}

# wait_table PORT TABLE: waits until all committed rows of a WAL table are visible.
wait_table() {
  curl -sSf -o /dev/null -G "http://127.0.0.1:$1/exec" --data-urlencode "query=SELECT wait_wal_table('$2')"
}

# await_true PORT STATEMENT: waits up to 20 seconds until the last value of the result is true.
await_true() {
  for _ in $(seq 80); do
    [ "$(sql "$1" "$2" | tail -n 1)" = true ] && return
    sleep 0.25
  done
  echo "not true: $2" >&2
  sql "$1" 'SELECT * FROM wal_tables()' >&2
  return 1
}
