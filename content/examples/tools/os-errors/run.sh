#!/usr/bin/env bash
# Lowers limits of a running server until it reports errors of the operating system, then repairs it.
set -euo pipefail
. "$LIB"

STATE='SELECT name, suspended, writerTxn, sequencerTxn, errorTag, errorMessage FROM wal_tables()'

# Which file is the first to fail depends on how many others are open. Times, paths and numbers of threads vary.
mask() {
  sed -E "s#$PWD/work/#/var/lib/questdb/#g; s#/c[0-9]+\.d#/c<n>.d#g; s#^[0-9T:.-]+Z ##; s#\[[0-9]{6,}\]#[<id>]#g; s#fd=[0-9]+#fd=<n>#g"
}

open_files() { find "/proc/$NODE_PID/fd" -mindepth 1 | wc -l; }
limit_files() { prlimit --pid "$NODE_PID" --nofile="$1:"; }

(
  ulimit -n 20000
  start_questdb small
  grep 'fs.file-max limit' "$SMALL_LOG" | sed -E 's/.*server-main //' >"$OUT/limits.txt"
)

start_questdb node
columns=$(seq -f 'c%g DOUBLE' -s ', ' 60)
values=$(seq -s ', ' 60)
sql "$NODE_HTTP" "CREATE TABLE readings (ts TIMESTAMP, $columns) TIMESTAMP(ts) PARTITION BY DAY WAL"

# Not even the files of the log can be opened.
limit_files $(($(open_files) + 40))
sql "$NODE_HTTP" "INSERT INTO readings VALUES ('2025-07-01', $values)" 2>&1 |
  sed -E 's/.*("error":.*)\}/\1/' | mask >"$OUT/insert.txt" || true
grep -E 'errno=24' "$NODE_LOG" | head -n 1 | sed 's/, q=.*/, …/' | mask >"$OUT/insert-log.txt"

# The log can be written, but the files of the partition can't be opened.
limit_files $(($(open_files) + 100))
sql "$NODE_HTTP" "INSERT INTO readings VALUES ('2025-07-01', $values)"
await_true "$NODE_HTTP" "SELECT suspended FROM wal_tables() WHERE name = 'readings'"
sql "$NODE_HTTP" "$STATE" | mask >"$OUT/suspended.txt"

limit_files "$(ulimit -Hn)"
sql "$NODE_HTTP" 'ALTER TABLE readings RESUME WAL'
await_true "$NODE_HTTP" "SELECT NOT suspended AND writerTxn = sequencerTxn FROM wal_tables() WHERE name = 'readings'"
sql "$NODE_HTTP" "$STATE" >"$OUT/resumed.txt"

# The address space ends where the server wants to map the next column.
sql "$NODE_HTTP" 'CREATE TABLE ticks (ts TIMESTAMP, price DOUBLE, size DOUBLE) TIMESTAMP(ts) PARTITION BY DAY WAL'
size=$(awk '/VmSize/ {print $2}' "/proc/$NODE_PID/status")
prlimit --pid "$NODE_PID" --as="$(((size + 20000) * 1024)):"
sql "$NODE_HTTP" "INSERT INTO ticks SELECT timestamp_sequence('2025-07-01', 1000), x, x FROM long_sequence(2000000)"
await_true "$NODE_HTTP" "SELECT suspended FROM wal_tables() WHERE name = 'ticks'"
{
  sql "$NODE_HTTP" "SELECT name, suspended, errorTag, errorMessage FROM wal_tables() WHERE name = 'ticks'"
  grep -E 'errno=12' "$NODE_LOG" | head -n 1 | sed -E 's/.*(could not mmap).*(errno=12).*/\1 … \2/'
} | mask >"$OUT/out-of-memory.txt"
prlimit --pid "$NODE_PID" --as=unlimited:
sql "$NODE_HTTP" 'ALTER TABLE ticks RESUME WAL'
await_true "$NODE_HTTP" "SELECT count() = 2000000 FROM ticks"

# A second server on the same ports.
mkdir -p work/second/conf
cp work/node/conf/server.conf work/second/conf/
"$QUESTDB_JAVA" -p "$QUESTDB_JAR" -m io.questdb/io.questdb.ServerMain -d "$PWD/work/second" >second.log 2>&1 &&
  { echo 'the second server started' >&2; exit 1; }
grep -m 1 -E '\[98\]' second.log | sed "s/:$NODE_HTTP/:9000/" >"$OUT/address-in-use.txt"

python3 - >"$OUT/linux.txt" <<'PYTHON'
import errno, os
print('| Number | Name | Meaning |')
print('| --- | --- | --- |')
for number, name in sorted(errno.errorcode.items()):
    names = sorted((each for each in dir(errno) if each.startswith('E') and getattr(errno, each) == number), key=lambda each: each != name)
    print(f"| {number} | {', '.join(f'`{each}`' for each in names)} | {os.strerror(number)} |")
PYTHON

"$QUESTDB_JAVA" -version 2>&1 | sed -n '1s/.*"\(.*\)".*/Java \1/p' >"$OUT/versions.txt"
