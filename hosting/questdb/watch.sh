#!/usr/bin/env bash
# Runs a read-only QuestDB, and restarts it when it exits or is stuck: watch.sh PORT COMMAND [ARGUMENT...]
#
# QuestDB 9.0.1 doesn't check the time limit in every loop: the filter of `long_sequence(100000000000000) WHERE x < 0`
# runs to its end, and occupies a worker and a core. CANCEL QUERY only marks such a statement, and SIGTERM waits for it,
# so the server is killed. Nothing is lost, because it doesn't write.
#
# WATCH_EVERY    seconds between two checks (10)
# WATCH_LONGEST  seconds that a statement may run; must exceed query.timeout (30)

port=$1
shift
query="SELECT%20count()%20FROM%20query_activity()%20WHERE%20datediff('s',query_start,now())%3E${WATCH_LONGEST:-30}"

# Prints how many statements have been running for too long. Ends with status 124 when there is no response.
ask() {
  timeout 5 bash -c 'exec 3<>"/dev/tcp/127.0.0.1/$0" &&
    printf "GET /exec?query=%s HTTP/1.1\r\nHost: localhost\r\n\r\n" "$1" >&3 &&
    grep -om1 "\"dataset\":\[\[[0-9]*" <&3' "$port" "$query" 2>/dev/null
}

# A statement doesn't end, or no worker is free to respond. A server that refuses connections is still starting.
is_stuck() {
  local answer status
  answer=$(ask)
  status=$?
  [[ $status == 124 || $answer == *[1-9]* ]]
}

stop() {
  kill "$server"
  for _ in {1..50}; do
    kill -0 "$server" 2>/dev/null || exit 0
    sleep 0.1
  done
  kill -KILL "$server"
  exit 0
}
trap stop TERM INT

while :; do
  "$@" &
  server=$!
  while kill -0 "$server" 2>/dev/null; do
    # a signal interrupts `wait` immediately, but not `sleep`
    sleep "${WATCH_EVERY:-10}" &
    wait $!
    if is_stuck && is_stuck; then
      echo "watch.sh: QuestDB is stuck and will be restarted" >&2
      kill -KILL "$server"
    fi
  done
  wait "$server"
  sleep 1
done
