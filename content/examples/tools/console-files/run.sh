#!/usr/bin/env bash
# Shows the static files of the Web Console, what survives a restart, and the console under a path prefix.
set -euo pipefail
. "$LIB"

status() { curl -s --max-time 5 -o /dev/null -w '%{http_code} %{content_type}\n' "$@"; }

start_questdb console
sql "$CONSOLE_HTTP" "CREATE TABLE orders (ts TIMESTAMP, quantity INT) TIMESTAMP(ts) PARTITION BY DAY WAL"
sql "$CONSOLE_HTTP" "INSERT INTO orders VALUES ('2025-07-02T09:00', 10), ('2025-07-02T09:01', 25)"
wait_table "$CONSOLE_HTTP" orders

# Names contain hashes that change with every version of the console.
(cd "$CONSOLE_ROOT/public" && find . -maxdepth 2 -type f -o -maxdepth 2 -type d -name vs) |
  sed -E 's/^\.\///; s/[0-9a-f]{32}/<hash>/; s/\.[0-9a-f]{5}\./.<hash>./' | sort -u |
  grep -E '^(index.html|version.txt|qdb|vendor\..*(js|css)$|assets/(console|vs)|<hash>)' >"$OUT/files.txt"

page="http://127.0.0.1:$CONSOLE_HTTP"
etag=$(curl -s -D - -o /dev/null "$page/index.html" | tr -d '\r' | sed -n 's/^ETag: //p')
cp orders.html "$CONSOLE_ROOT/public/orders.html"
{
  printf 'GET /index.html                 %s' "$(status "$page/index.html")"
  printf '\nGET /index.html, ETag matches   %s' "$(status -H "If-None-Match: $etag" "$page/index.html")"
  printf '\nGET /orders.html                %s' "$(status "$page/orders.html")"
  printf '\nGET /missing.html               %s\n' "$(status "$page/missing.html")"
} | sed 's/ *$//' >"$OUT/requests.txt"

echo '<title>Replaced</title>' >"$CONSOLE_ROOT/public/index.html"
stop_questdb console
start_questdb console
page="http://127.0.0.1:$CONSOLE_HTTP"
{
  printf 'same version:         %s' "$(curl -s "$page/index.html" | grep -o '<title>.*</title>')"
  rm "$CONSOLE_ROOT/public/version.txt"
  stop_questdb console
  start_questdb console
  page="http://127.0.0.1:$CONSOLE_HTTP"
  printf '\nwithout version.txt:  %s' "$(curl -s "$page/index.html" | grep -o '<title>.*</title>')"
  printf '\norders.html:          %s\n' "$(curl -s "$page/orders.html" | grep -o '<title>.*</title>')"
} >"$OUT/restart.txt"

stop_questdb console
start_questdb prefix http.context.web.console=/questdb http.context.execute=/exec
page="http://127.0.0.1:$PREFIX_HTTP"
{
  for path in /questdb/index.html /index.html '/questdb/exec?query=SELECT+1' '/exec?query=SELECT+1' \
    '/questdb/exp?query=SELECT+1' '/exp?query=SELECT+1'; do
    printf 'GET %-31s %s\n' "$path" "$(status "$page$path")"
  done
} >"$OUT/prefix.txt"

curl --version | sed -n '1s/^curl \([0-9.]*\).*/curl \1/p' >"$OUT/versions.txt"
