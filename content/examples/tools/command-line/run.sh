#!/usr/bin/env bash
# Starts the server from the command line, sends it signals, and starts it with wrong arguments.
set -euo pipefail
. "$LIB"

# In a subshell, which it replaces.
server() { exec "$QUESTDB_JAVA" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -p "$QUESTDB_JAR" -m io.questdb/io.questdb.ServerMain "$@"; }

start_questdb server
kill "$SERVER_PID"
code=0
wait "$SERVER_PID" || code=$?
{ ls -p "$SERVER_ROOT" | grep -v '^server.log$'; } >"$OUT/start.txt"
{
  echo "SIGTERM: $(grep -m 1 -o 'QuestDB is shutdown\.' "$SERVER_LOG") Exit code: $code"
  # With -n, the server ignores the hang-up of its terminal.
  for option in '' -n; do
    server -d "$SERVER_ROOT" $option >work/hup.log 2>&1 &
    pid=$!
    for _ in $(seq 240); do
      if curl -sf -o work/answer.json "http://127.0.0.1:$SERVER_HTTP/exec?query=select+1"; then break; fi
      sleep 0.25
    done
    kill -HUP "$pid"
    for _ in $(seq 20); do
      kill -0 "$pid" 2>/dev/null || break
      sleep 0.25
    done
    if kill -0 "$pid" 2>/dev/null; then
      echo "SIGHUP${option:+ with $option}: still running"
      kill "$pid"
      wait "$pid" || true
    else
      code=0
      wait "$pid" || code=$?
      echo "SIGHUP${option:+ with $option}: stopped. Exit code: $code"
    fi
  done
} >"$OUT/signals.txt"

# The last words of a server that does not start.
fails() {
  local code=0
  (server "$@") >work/error.log 2>&1 || code=$?
  echo "$(grep -m 1 -oE 'Root directory .*|cannot lock table name registry file' work/error.log | sed 's#: /.*#: …#'). Exit code: $code"
}
start_questdb server
{
  echo "no option:                    $(fails)"
  echo "-d with a missing directory:  $(fails -d "$PWD/work/missing")"
  echo "-d of another server:         $(fails -d "$SERVER_ROOT")"
} >"$OUT/errors.txt"

# console OPTION…: whether a changed file of the Web Console is replaced at the next start.
console() {
  echo changed >"$SERVER_ROOT/public/index.html"
  (server -d "$SERVER_ROOT" "$@") >work/console.log 2>&1 &
  local pid=$!
  for _ in $(seq 240); do
    if curl -sf -o work/answer.json "http://127.0.0.1:$SERVER_HTTP/exec?query=select+1"; then break; fi
    sleep 0.25
  done
  kill "$pid"
  wait "$pid" || true
  if [ "$(cat "$SERVER_ROOT/public/index.html")" = changed ]; then echo 'not replaced'; else echo replaced; fi
}
stop_questdb server
{
  echo "with -f:                        $(console -f)"
  rm "$SERVER_ROOT/public/version.txt"
  echo "without public/version.txt:     $(console)"
} >"$OUT/console.txt"

"$QUESTDB_JAVA" -version 2>&1 | sed -n '1s/.*version "\([0-9]*\).*/Java \1/p' >"$OUT/versions.txt"
