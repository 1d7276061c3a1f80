#!/usr/bin/env bash
# Verifies the units, and runs the command of questdb.service with its limits, but without systemd.
set -euo pipefail
. "$LIB"

verify() {
  local code=0
  systemd-analyze verify --man=no --recursive-errors=no "$@" 2>&1 | sed 's#/[^ ]*/\([a-z-]*\.service\)#\1#g' || code=$?
  echo "exit code: $code"
}

# The files that the units name must exist.
mkdir -p work/units work/root
for unit in questdb.service questdb-backup.service questdb-backup.timer; do
  sed "s#/usr/bin/java#$(command -v "$QUESTDB_JAVA")#; s#/opt/questdb/backup.sh#/bin/true#" "$unit" >"work/units/$unit"
done
verify work/units/* >"$OUT/verify.txt"

mkdir -p work/typo
sed 's/LimitNOFILE/LimitNoFile/' work/units/questdb.service >work/typo/questdb.service
verify work/typo/questdb.service >"$OUT/typo.txt"

# The command of the unit with the paths and ports of this run.
start_questdb first
stop_questdb first
command=$(sed -n '/^ExecStart=/,/[^\\]$/p' questdb.service | sed 's/^ExecStart=//; s/\\$//' | tr '\n' ' ' |
  sed "s#/usr/bin/java#$QUESTDB_JAVA#; s#/opt/questdb/questdb.jar#$QUESTDB_JAR#; s#/var/lib/questdb#$FIRST_ROOT#; s#-Xmx2g#-Xmx256m#")
(exec $command) >work/server.log 2>&1 &
pid=$!
for _ in $(seq 240); do
  if answer=$(curl -sfG "http://127.0.0.1:$FIRST_HTTP/exp" --data-urlencode 'nm=true' --data-urlencode 'query=SELECT 1'); then break; fi
  sleep 0.25
done
echo "SELECT 1: $(tr -d '\r' <<<"$answer")" >"$OUT/command.txt"
kill "$pid"
code=0
wait "$pid" || code=$?
echo "exit code after SIGTERM: $code" >>"$OUT/command.txt"

# A configuration that is not valid.
sed -i 's/^pg.net.bind.to=/pg.net.connection.limit=many\n&/' "$FIRST_ROOT/conf/server.conf"
code=0
(exec $command) >work/server.log 2>&1 || code=$?
echo "exit code with an invalid configuration: $code" >>"$OUT/command.txt"

systemd-analyze calendar '*-*-* 02:30:00 UTC' | grep -E 'Original|Normalized' | sed 's/^ *//' >"$OUT/calendar.txt"

systemd-analyze --version | sed -n '1s/^systemd \([0-9]*\).*/systemd \1/p' >"$OUT/versions.txt"
