#!/usr/bin/env bash
# Shows the threads of a server, and exhausts its connections and its only worker.
set -euo pipefail
. "$LIB"

# status URL…: prints the HTTP status, or what curl reports.
status() {
  local code
  code=$(curl -sS --max-time 2 -o /dev/null -w '%{http_code}' "$@" 2>error.txt) && echo "$code" ||
    case $? in
      7) echo 'connection refused' ;;
      28) echo 'no response within 2 seconds' ;;
      *) cat error.txt ;;
    esac
}

start_questdb node shared.worker.count=4 wal.apply.worker.count=2 mat.view.refresh.worker.count=2 http.min.worker.count=1 http.json.query.connection.limit=1
{
  echo 'Threads:'
  cat /proc/"$NODE_PID"/task/*/comm | grep -E '^(shared|wal-apply|mat-view|minhttp|logging)' |
    sed -E 's/_[0-9]+$//; s/^mat-view-refres.*/mat-view-refresh/' | sort | uniq -c | awk '{ printf "%-17s %s\n", $2, $1 }'
  echo
  echo 'Event queues of the operating system:'
  find "/proc/$NODE_PID/fd" -lname '*eventpoll*' -printf 'epoll\n' | sort | uniq -c | awk '{ printf "%-17s %s\n", $2, $1 }'
} >"$OUT/threads.txt"

# second_query PORT: keeps a connection open that has sent a query, and sends another one.
second_query() {
  exec 3<>"/dev/tcp/127.0.0.1/$1"
  printf 'GET /exec?query=SELECT+1 HTTP/1.1\r\nHost: localhost\r\n\r\n' >&3
  sleep 0.5
  curl -sS -w ' (status %{http_code})\n' -G "http://127.0.0.1:$1/exp" --data-urlencode 'query=SELECT 2 AS answer' | tr -d '\r' | tr '\n' ' '
  echo
  exec 3>&-
}
echo "metrics.enabled=false: $(second_query "$NODE_HTTP")" >"$OUT/json-limit.txt"
stop_questdb node

# Two connections are held open; a third client connects.
start_questdb few http.net.connection.limit=2 http.net.connection.queue.timeout=3000 \
  metrics.enabled=true http.json.query.connection.limit=1
exec 3<>"/dev/tcp/127.0.0.1/$FEW_HTTP" 4<>"/dev/tcp/127.0.0.1/$FEW_HTTP"
sleep 0.5
{
  printf '%-40s' 'Third connection, immediately:'
  status -G "http://127.0.0.1:$FEW_HTTP/exec" --data-urlencode 'query=SELECT 1'
  sleep 3
  printf '%-40s' 'Third connection, after 5 seconds:'
  status -G "http://127.0.0.1:$FEW_HTTP/exec" --data-urlencode 'query=SELECT 1'
  printf '%-40s' 'Minimal HTTP server at the same time:'
  status "http://127.0.0.1:$FEW_MIN/status"
  exec 3>&- 4>&-
  sleep 0.5
  printf '%-40s' 'After one of the others disconnected:'
  status -G "http://127.0.0.1:$FEW_HTTP/exec" --data-urlencode 'query=SELECT 1'
} >"$OUT/limit.txt"
echo "metrics.enabled=true:  $(second_query "$FEW_HTTP")" >>"$OUT/json-limit.txt"
# Connections of other requests can reach and leave the limit before: the messages around the timeout are shown.
awk '/max connection limit reached/ && !closed { reached = $0 }
  /been unable to accept/ { print reached; print; closed = 1 }
  /below maximum/ && closed { print; exit }' "$FEW_LOG" |
  sed -E 's/^[0-9T:.-]+Z //; s/(Fd|fd)=-?[0-9]+/\1=<n>/g; s/, (tlConCount|connectionCount|lim|connectionCountGauge)=[0-9]+//g' >"$OUT/limit-log.txt"
stop_questdb few

# A single worker serves all HTTP clients. One of them doesn't read its result, and another sends a long query.
start_questdb one shared.worker.count=1
{
  exec 3<>"/dev/tcp/127.0.0.1/$ONE_HTTP"
  printf 'GET /exp?query=SELECT+*+FROM+long_sequence(100000000) HTTP/1.1\r\nHost: localhost\r\n\r\n' >&3
  sleep 1
  printf '%-46s' 'While a client downloads without reading:'
  status -G "http://127.0.0.1:$ONE_HTTP/exec" --data-urlencode 'query=SELECT 1'
  exec 3>&-
  sleep 0.5
} >"$OUT/slow-client.txt"
{
  curl -sS -o /dev/null -G "http://127.0.0.1:$ONE_HTTP/exec" \
    --data-urlencode 'query=SELECT count() FROM long_sequence(10000000) a CROSS JOIN long_sequence(10000000) b WHERE a.x = -b.x' &
  long=$!
  sleep 1
  printf '%-46s' 'While the only worker runs a long query:'
  status -G "http://127.0.0.1:$ONE_HTTP/exec" --data-urlencode 'query=SELECT 1'
  printf '%-46s' 'Minimal HTTP server at the same time:'
  status "http://127.0.0.1:$ONE_MIN/status"
  kill "$long"
  wait "$long" || true
  sleep 0.5
  printf '%-46s' 'After the client of that query disconnected:'
  status -G "http://127.0.0.1:$ONE_HTTP/exec" --data-urlencode 'query=SELECT 1'
} >"$OUT/busy.txt"
stop_questdb one

"$QUESTDB_JAVA" -version 2>&1 | sed -n '1s/.*"\(.*\)".*/Java \1/p' >"$OUT/versions.txt"
