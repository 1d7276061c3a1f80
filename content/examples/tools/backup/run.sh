#!/usr/bin/env bash
# Backs up a server that is being written to, restores the copy on another one, and compares them.
set -euo pipefail
. "$LIB"

start_questdb production
production() { sql "$PRODUCTION_HTTP" "$1"; }
production "CREATE TABLE trades (timestamp TIMESTAMP, symbol SYMBOL, price DOUBLE, amount DOUBLE)
  TIMESTAMP(timestamp) PARTITION BY DAY WAL"
production "INSERT INTO trades
  SELECT timestamp_sequence('2025-07-01', 1_000_000), 'SYM' || (x % 4), 100 + x % 50, x % 7 FROM long_sequence(200_000)"
production "CREATE MATERIALIZED VIEW trades_1h AS (SELECT timestamp, symbol, max(price) AS high FROM trades SAMPLE BY 1h)"
production "CREATE TABLE venues (code SYMBOL, city VARCHAR)"
production "INSERT INTO venues VALUES ('XLON', 'London'), ('XNYS', 'New York')"
wait_table "$PRODUCTION_HTTP" trades
for _ in $(seq 40); do
  [ "$(production "SELECT count() FROM trades_1h WHERE timestamp = '2025-07-03T07'" | tail -n 1)" = 4 ] && break
  sleep 0.25
done

# checksums PORT: rows and the checksum of all rows of each table. Rows of the view with the same timestamp have no
# fixed order, so the rows are sorted.
checksums() {
  local table rows digest
  printf '%-10s %7s  %s\n' table rows 'SHA-256 of all rows'
  for table in trades trades_1h venues; do
    rows=$(sql "$1" "SELECT count() FROM $table" | tail -n 1)
    digest=$(sql "$1" "SELECT * FROM $table ORDER BY 1, 2" | sha256sum | cut -c 1-16)
    printf '%-10s %7s  %s\n' "$table" "$rows" "$digest"
  done
}

export QUESTDB_URL="http://127.0.0.1:$PRODUCTION_HTTP"
bash backup.sh "$PRODUCTION_ROOT" work/backups/first
production "INSERT INTO trades VALUES ('2025-07-03T08:00:00', 'SYM1', 107, 2)"
wait_table "$PRODUCTION_HTTP" trades
for _ in $(seq 40); do
  [ "$(production "SELECT count() FROM trades_1h WHERE timestamp = '2025-07-03T08'" | tail -n 1)" = 1 ] && break
  sleep 0.25
done
checksums "$PRODUCTION_HTTP" >work/production.txt

# The first rsync in the PATH writes to the server before it copies, that is, during the checkpoint.
mkdir -p work/bin
real=$(command -v rsync)
cat >work/bin/rsync <<SCRIPT
#!/usr/bin/env bash
set -euo pipefail
. "$LIB"
sql $PRODUCTION_HTTP "INSERT INTO trades SELECT timestamp_sequence('2025-07-04', 1_000_000), 'NEW', 1, 1 FROM long_sequence(1_000)"
sql $PRODUCTION_HTTP "INSERT INTO trades SELECT timestamp_sequence('2025-07-01T12:00:00.5', 1_000_000), 'LATE', 1, 1 FROM long_sequence(500)"
sql $PRODUCTION_HTTP "INSERT INTO venues VALUES ('XTKS', 'Tokyo')"
sql $PRODUCTION_HTTP "CREATE TABLE alerts (ts TIMESTAMP, text VARCHAR) TIMESTAMP(ts) PARTITION BY DAY WAL"
wait_table $PRODUCTION_HTTP trades
exec $real "\$@"
SCRIPT
chmod +x work/bin/rsync
PATH="$PWD/work/bin:$PATH" bash backup.sh "$PRODUCTION_ROOT" work/backups/second --link-dest="$PWD/work/backups/first"
test -n "$(find work/backups/second/db -type f -links +1)"

cp --archive work/backups/second work/untriggered

bash restore.sh work/backups/second work/restored
start_questdb restored
checksums "$RESTORED_HTTP" >work/restored.txt
diff work/production.txt work/restored.txt
{ echo 'Production at CHECKPOINT CREATE'; cat work/production.txt; echo; echo 'Restored server'; cat work/restored.txt; } >"$OUT/restored.txt"
test ! -e "$RESTORED_ROOT/_restore"
grep -oE 'starting checkpoint recovery .*|checkpoint recovered' "$RESTORED_LOG" | tr -d '\r' >"$OUT/log.txt"

# How the two servers differ after the backup.
{
  printf '%-8s %10s %10s\n' table production restored
  for table in trades venues; do
    printf '%-8s %10s %10s\n' "$table" "$(production "SELECT count() FROM $table" | tail -n 1)" \
      "$(sql "$RESTORED_HTTP" "SELECT count() FROM $table" | tail -n 1)"
  done
} >"$OUT/during.txt"

# A copy that fails must release the checkpoint.
code=0
bash backup.sh "$PRODUCTION_ROOT/missing" work/failed 2>work/failed.txt || code=$?
{ grep -o 'rsync error: .*(code [0-9]*)' work/failed.txt; echo "exit code: $code"; echo "checkpoint in progress: $(production 'SELECT in_progress FROM checkpoint_status()' | tail -n 1)"; } >"$OUT/failed.txt"

# A checkpoint that another script left behind.
production 'CHECKPOINT CREATE'
code=0
bash backup.sh "$PRODUCTION_ROOT" work/leftover 2>work/leftover.txt || code=$?
production 'CHECKPOINT RELEASE'
{ cat work/leftover.txt; echo "exit code: $code"; } >"$OUT/leftover.txt"

# Without the trigger file.
start_questdb untriggered
grep -oE 'skipping recovery from checkpoint' "$UNTRIGGERED_LOG" >"$OUT/untriggered.txt"
echo "rows in trades: $(sql "$UNTRIGGERED_HTTP" 'SELECT count() FROM trades' | tail -n 1)" >>"$OUT/untriggered.txt"

rsync --version | sed -n '1s/^rsync  *version \([0-9.]*\).*/rsync \1/p' >"$OUT/versions.txt"
