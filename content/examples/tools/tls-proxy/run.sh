#!/usr/bin/env bash
# Puts nginx and stunnel in front of a server with passwords, and connects to it with TLS by each protocol.
set -euo pipefail
. "$LIB"

venv="$CACHE/tls-proxy"
if ! cmp -s requirements.txt "$venv/requirements.txt"; then
  rm -rf "$venv"
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet --requirement requirements.txt
  cp requirements.txt "$venv/"
fi

work="$PWD/work"
mkdir -p "$work/tls" "$work/home"
(cd "$work/tls" && bash ../../make-certificates.sh) >"$work/openssl.log" 2>&1

# curl of the functions that start and query servers sends the password; curl -q doesn't.
echo 'user = "admin:choose-your-own"' >"$work/home/.curlrc"
export CURL_HOME="$work/home"
mapfile -t credentials < <(grep -E '^(http|pg)\.(user|password)=' server.conf)
start_questdb main "${credentials[@]}"

read -r https ilps pgs stream < <(python3 -c '
import socket
open_sockets = [socket.socket() for _ in range(4)]
for each in open_sockets: each.bind(("127.0.0.1", 0))
print(*(each.getsockname()[1] for each in open_sockets))')

# The files of the page, with free ports and the directory of this run.
adapt() {
  sed -e "s|/etc/questdb-tls|$work/tls|g" -e "s|127.0.0.1:$QUESTDB_HTTP|127.0.0.1:$MAIN_HTTP|" \
    -e "s|127.0.0.1:$QUESTDB_ILP|127.0.0.1:$MAIN_ILP|" -e "s|127.0.0.1:$QUESTDB_PG|127.0.0.1:$MAIN_PG|" \
    -e "s|listen 443 |listen 127.0.0.1:$https |" -e "s|listen 9010 |listen 127.0.0.1:$ilps |" \
    -e "s|accept = 5432|accept = 127.0.0.1:$pgs|" "$1"
}
adapt stunnel.conf >"$work/stunnel.conf"
adapt send.py >"$work/send.py"
{
  echo "daemon off; pid $work/nginx.pid; error_log $work/nginx.log;"
  # A stream of nginx in front of the PostgreSQL port, to record how it fails.
  adapt nginx.conf | sed "s|^stream {|stream { server { listen 127.0.0.1:$stream ssl; ssl_certificate $work/tls/server.pem; ssl_certificate_key $work/tls/server.key; proxy_pass 127.0.0.1:$MAIN_PG; }|"
} | sed "s|^http {|http { access_log off; client_body_temp_path $work/body; proxy_temp_path $work/proxy; fastcgi_temp_path $work/f; uwsgi_temp_path $work/u; scgi_temp_path $work/s;|" >"$work/nginx.conf"
nginx -t -q -p "$work" -e "$work/nginx.log" -c "$work/nginx.conf"
nginx -p "$work" -e "$work/nginx.log" -c "$work/nginx.conf" &
nginx_pid=$!
stunnel4 "$work/stunnel.conf" 2>"$work/stunnel.log" &
stunnel_pid=$!
trap 'kill $nginx_pid $stunnel_pid 2>/dev/null; wait $nginx_pid $stunnel_pid 2>/dev/null; _stop_all' EXIT

for port in $https $ilps $pgs; do
  for _ in $(seq 50); do (: <"/dev/tcp/127.0.0.1/$port") 2>/dev/null && break; sleep 0.2; done
done

mask() { sed -e "s/$https/443/g" -e "s/$pgs/5432/g" -e "s/$stream/5433/g" -e "s|$work/tls|/etc/questdb-tls|g"; }
ca="$work/tls/ca.pem"
https_get() { curl -q -sS --cacert "$ca" "$@"; }

{
  https_get -o /dev/null -w 'Web Console: %{http_code}\n' "https://localhost:$https/index.html"
  https_get -o /dev/null -w 'without credentials: %{http_code}\n' -G "https://localhost:$https/exec" --data-urlencode 'query=SELECT 1'
  https_get -u admin:choose-your-own -o /dev/null -w 'with credentials: %{http_code}, certificate verified: %{ssl_verify_result}\n' \
    -G "https://localhost:$https/exec" --data-urlencode 'query=SELECT 1'
} | sed 's/verified: 0/verified/' >"$OUT/https.txt"

export PGPASSWORD=choose-your-own
psql "host=localhost port=$pgs user=admin dbname=qdb sslmode=verify-full sslrootcert=$ca" \
  -c '\conninfo' -c 'SELECT 42 answer' | mask >"$OUT/psql.txt"

psql "host=localhost port=$pgs user=admin dbname=qdb sslmode=disable connect_timeout=10" -c 'SELECT 1' >"$OUT/psql-plain.txt" 2>&1 && exit 1
psql "host=127.0.0.1 port=$MAIN_PG user=admin dbname=qdb sslmode=require" -c 'SELECT 1' 2>&1 | sed "s/$MAIN_PG/8812/" >"$OUT/psql-direct.txt" || true
sed -i "s/$pgs/5432/g" "$OUT/psql-plain.txt"

"$venv/bin/python" "$work/send.py" "$https"
wait_table "$MAIN_HTTP" readings
sql "$MAIN_HTTP" 'SELECT * FROM readings' >"$OUT/ingested.txt"

# openssl stands for a client of ILP over TCP; it ends when its input ends.
{ echo 'readings,site=lisbon temperature=24.1 1751331600000000000'; sleep 1; } |
  openssl s_client -quiet -no_ign_eof -verify_return_error -CAfile "$ca" -connect "localhost:$ilps" -servername localhost 2>"$work/s_client.log"
for _ in $(seq 50); do
  [ "$(sql "$MAIN_HTTP" "SELECT count() FROM readings" | tail -n 1)" = 2 ] && break
  sleep 0.2
done
sql "$MAIN_HTTP" 'SELECT * FROM readings' >"$OUT/tcp.txt"

# What goes wrong otherwise: the default limit of the body, and a stream in front of PostgreSQL.
{ echo 'ts,v'; seq -f '2025-07-01T00:00:00.%06gZ,1' 100000; } >"$work/large.csv"
import() {
  https_get -u admin:choose-your-own -o /dev/null -w "%{http_code}" -F "data=@$work/large.csv" "https://localhost:$https/imp?name=large&fmt=json"
}
echo "client_max_body_size 0: $(import)" >"$OUT/large-body.txt"
sed -i '/client_max_body_size 0/d' "$work/nginx.conf"
kill -HUP "$nginx_pid"
for _ in $(seq 50); do
  status=$(import)
  [ "$status" = 413 ] && break
  sleep 0.2
done
echo "without client_max_body_size: $status" >>"$OUT/large-body.txt"

psql "host=localhost port=$stream user=admin dbname=qdb sslmode=require" -c 'SELECT 1' 2>&1 | mask >"$OUT/stream-postgres.txt" || true

{
  nginx -v 2>&1 | sed 's|.*nginx/|nginx |'
  stunnel4 -version 2>&1 | sed -n 's/^stunnel \([0-9.]*\) .*/stunnel \1/p' | head -n 1
  openssl version | sed 's/ [0-9]* [A-Z].*//; s/ *(.*//'
  psql --version | sed 's/psql (PostgreSQL) \([0-9.]*\).*/psql \1/'
  echo "questdb client $("$venv/bin/python" -c 'from importlib.metadata import version; print(version("questdb"))')"
} >"$OUT/versions.txt"
