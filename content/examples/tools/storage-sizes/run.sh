#!/usr/bin/env bash
# Measures files of 500,000 rows: SYMBOL, VARCHAR and STRING, and native format and Parquet.
set -euo pipefail
. "$LIB"

# Bytes of the files of a table that match a path pattern.
bytes() {
  (cd "$(find "$1/db" -maxdepth 1 -type d -name "$2~*")" && find . -path "./$3" -type f -printf '%s\n' | awk '{ n += $1 } END { print n }')
}
commas() { python3 -c 'import sys; print(f"{int(sys.argv[1]):,}")' "$1"; }

# Prices move slowly with noise of a cent; amounts and pairs are evenly scattered.
CREATE='CREATE TABLE trades (ts TIMESTAMP, pair SYMBOL, side SYMBOL, price DOUBLE, amount DOUBLE)
  TIMESTAMP(ts) PARTITION BY DAY WAL'
# One row on the next day, so that the files of the first day have their final size.
ROWS="INSERT INTO trades
  SELECT timestamp_sequence('2025-07-01', 160_000), 'PAIR-' || ((h - floor(h)) * 20)::INT,
    CASE WHEN k - floor(k) < 0.5 THEN 'buy' ELSE 'sell' END,
    round(100 + 10 * sin(x / 10000.0) + k - floor(k), 2), round((1000 * h - floor(1000 * h)) * 10, 3)
  FROM (SELECT x, sin(x * 12.9898) * 43758.5453 AS h, sin(x * 78.233) * 12543.321 AS k FROM long_sequence(500_000))"
NEXT="INSERT INTO trades VALUES ('2025-07-02', 'PAIR-1', 'buy', 100, 1)"

start_questdb plain
sql "$PLAIN_HTTP" 'CREATE TABLE strings (ts TIMESTAMP, short_symbol SYMBOL, short_varchar VARCHAR, short_string STRING,
  long_symbol SYMBOL, long_varchar VARCHAR, long_string STRING) TIMESTAMP(ts) PARTITION BY DAY WAL'
sql "$PLAIN_HTTP" "INSERT INTO strings
  SELECT timestamp_sequence('2025-07-01', 160_000), a, a, a, b, b, b
  FROM (SELECT 'site-' || (10 + x % 50) AS a, 'Quayside warehouse ' || (10 + x % 50) AS b FROM long_sequence(500_000))"
sql "$PLAIN_HTTP" "INSERT INTO strings (ts) VALUES ('2025-07-02')"
wait_table "$PLAIN_HTTP" strings
per_row() { python3 -c 'import sys; print(f"{int(sys.argv[1]) / 500_000:.1f}")' "$1"; }
row() {
  local symbol varchar string
  symbol=$(bytes "$PLAIN_ROOT" strings "2025-07-01/$2_symbol.*")
  varchar=$(bytes "$PLAIN_ROOT" strings "2025-07-01/$2_varchar.*")
  string=$(bytes "$PLAIN_ROOT" strings "2025-07-01/$2_string.*")
  echo "| $1 | $(per_row "$symbol") | $(per_row "$varchar") | $(per_row "$string") |"
}
{
  echo '| Value | `SYMBOL` | `VARCHAR` | `STRING` |'
  echo '| --- | ---: | ---: | ---: |'
  row '`site-10`, 7 bytes' short
  row '`Quayside warehouse 10`, 21 bytes' long
} >"$OUT/strings.txt"

# Converts the first day and prints the size of the native files and of the Parquet file.
convert() {
  local http=$1 root=$2
  sql "$http" "$CREATE"
  sql "$http" "$ROWS"
  sql "$http" "$NEXT"
  wait_table "$http" trades
  native=$(bytes "$root" trades '2025-07-01*/*.d')
  sql "$http" "ALTER TABLE trades CONVERT PARTITION TO PARQUET LIST '2025-07-01'"
  wait_table "$http" trades
  parquet=$(bytes "$root" trades '2025-07-01*/data.parquet')
}
line() { echo "| $1 | $(commas "$2") | $(python3 -c 'import sys; print(f"{100 * int(sys.argv[1]) / int(sys.argv[2]):.0f} %")' "$2" "$native") |"; }
{
  echo '| Format | Bytes | Of native |'
  echo '| --- | ---: | ---: |'
  convert "$PLAIN_HTTP" "$PLAIN_ROOT"
  line 'Native' "$native"
  line 'Parquet, uncompressed (`codec=0`, the default)' "$parquet"
  stop_questdb plain
  start_questdb lz4 cairo.partition.encoder.parquet.compression.codec=7
  convert "$LZ4_HTTP" "$LZ4_ROOT"
  line 'Parquet, LZ4 (`codec=7`)' "$parquet"
  stop_questdb lz4
  start_questdb zstd cairo.partition.encoder.parquet.compression.codec=6 cairo.partition.encoder.parquet.compression.level=3
  convert "$ZSTD_HTTP" "$ZSTD_ROOT"
  line 'Parquet, Zstandard level 3 (`codec=6`)' "$parquet"
} >"$OUT/parquet.txt"

"$QUESTDB_JAVA" -version 2>&1 | sed -n '1s/.*"\(.*\)".*/Java \1/p' >"$OUT/versions.txt"
