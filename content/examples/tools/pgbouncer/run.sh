#!/usr/bin/env bash
# Puts PgBouncer in front of the server in both pool modes, and connects 200 clients through it.
set -euo pipefail
. "$LIB"

venv="$CACHE/pgbouncer"
if ! cmp -s requirements.txt "$venv/requirements.txt"; then
  rm -rf "$venv"
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet --requirement requirements.txt
  cp requirements.txt "$venv/"
fi

work="$PWD/work"
mkdir -p "$work"
echo '"admin" "quest"' >"$work/userlist.txt"
# PgBouncer doesn't run as root, so another user must be able to read the files.
chmod -R a+rX "$work"
run_as=()
if [ "$(id -u)" = 0 ]; then run_as=(-u nobody); fi

port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
sed "s/port=6432/port=$port/" clients.py >"$work/clients.py"
sql "$QUESTDB_HTTP" "CREATE TABLE trades AS (
  SELECT timestamp_sequence('2025-07-01', 1_000_000) timestamp, 'BTC-USDT'::SYMBOL symbol, 107000.0 + x price
  FROM long_sequence(1_000)
) TIMESTAMP(timestamp) PARTITION BY DAY" >/dev/null

# Starts PgBouncer in a mode.
pool() {
  sed -e "s/6432/$port/" -e "s/8812/$QUESTDB_PG/" -e "s|/etc/pgbouncer|$work|" -e "s/pool_mode = .*/pool_mode = $1/" \
    pgbouncer.ini >"$work/pgbouncer.ini"
  pgbouncer "${run_as[@]}" "$work/pgbouncer.ini" >"$work/pgbouncer-$1.log" 2>&1 &
  pool_pid=$!
  for _ in $(seq 50); do (: <"/dev/tcp/127.0.0.1/$port") 2>/dev/null && break; sleep 0.2; done
}

end_pool() {
  kill "$pool_pid"
  wait "$pool_pid" || true
}
trap 'kill "$pool_pid" 2>/dev/null || true; _stop_all' EXIT

for mode in session transaction; do
  pool "$mode"
  echo "$mode: $("$venv/bin/python" "$work/clients.py")" >>"$OUT/modes.txt"
  # Named statements from the first execution on.
  sed 's/prepare_threshold=None/prepare_threshold=0/' "$work/clients.py" >"$work/prepared.py"
  "$venv/bin/python" "$work/prepared.py" 2>"$work/prepared-$mode.txt" && exit 1
  echo "$mode: $(sed -n 's/^psycopg[^ ]*: //p' "$work/prepared-$mode.txt" | head -n 1)" >>"$OUT/prepared.txt"
  "$venv/bin/python" -c "
import psycopg
try:
    psycopg.connect('host=127.0.0.1 port=$port user=admin password=quest dbname=qdb', options='-c statement_timeout=1000')
except psycopg.OperationalError as error:
    print(str(error).split('FATAL:')[-1].strip())" >"$OUT/options.txt"
  end_pool
done

{
  pgbouncer --version | sed -n 's/^PgBouncer \(.*\)/PgBouncer \1/p'
  echo "psycopg $("$venv/bin/python" -c 'import psycopg; print(psycopg.__version__)')"
} >"$OUT/versions.txt"
