#!/usr/bin/env bash
# Compares loads with and without deduplication. Only ratios are recorded.
set -euo pipefail
. "$LIB"

# The servers of the runner start fast at the cost of slower Java code.
mkdir -p work
cat >work/java <<END
#!/usr/bin/env bash
arguments=()
for each in "\$@"; do [ "\$each" = -XX:TieredStopAtLevel=1 ] || arguments+=("\$each"); done
exec "$QUESTDB_JAVA" -Xmx1g "\${arguments[@]}"
END
chmod +x work/java
QUESTDB_JAVA="$PWD/work/java"

ROWS=5000000
RUNS=2
start_questdb dedup

# 1,000 devices that report every second, so that 1,000 rows share each timestamp.
load() { # table, value of a row
  local begin=$EPOCHREALTIME
  sql "$DEDUP_HTTP" "INSERT INTO $1
    SELECT
      ('2025-07-01'::timestamp::long + (x - 1) / 1000 * 1000000)::timestamp,
      'device-' || x % 1000, $2
    FROM long_sequence($ROWS)"
  wait_table "$DEDUP_HTTP" "$1"
  awk "BEGIN { print $EPOCHREALTIME - $begin }"
}
create() {
  sql "$DEDUP_HTTP" "DROP TABLE IF EXISTS $1"
  sql "$DEDUP_HTTP" "CREATE TABLE $1 (ts TIMESTAMP, device SYMBOL CAPACITY 1024, value DOUBLE)
    TIMESTAMP(ts) PARTITION BY HOUR WAL $2"
}
declare -A BEST
# keeps the shortest of the runs: other processes only ever add time
record() { BEST[$1]=$(awk "BEGIN { a = ${BEST[$1]:-1e9}; print (a < $2) ? a : $2 }"); }

create warm 'DEDUP UPSERT KEYS(ts, device)'
load warm 'x * 0.5' >/dev/null
load warm 'x * 0.7' >/dev/null
for _ in $(seq "$RUNS"); do
  create plain ''
  record plain "$(load plain 'x * 0.5')"
  record plain_again "$(load plain 'x * 0.5')"
  create dedup 'DEDUP UPSERT KEYS(ts, device)'
  record dedup "$(load dedup 'x * 0.5')"
  record same "$(load dedup 'x * 0.5')"
  record some "$(load dedup 'CASE WHEN x % 100 = 0 THEN x * 0.6 ELSE x * 0.5 END')"
  record all "$(load dedup 'x * 0.7')"
done
ratio() { awk "BEGIN { printf \"%.1f\", ${BEST[$1]} / ${BEST[plain]} }"; }
cat >"$OUT/timings.txt" <<END
| Load of 5 million rows | Without deduplication | \`DEDUP UPSERT KEYS(ts, device)\` |
| --- | ---: | ---: |
| Into an empty table | 1.0 | $(ratio dedup) |
| The same rows again | $(ratio plain_again), and all rows are duplicated | $(ratio same) |
| Again, with 1 % of the values changed | | $(ratio some) |
| Again, with all values changed | | $(ratio all) |
END

{
  lscpu | sed -n 's/^Model name: *//p' | head -1
  echo "$(nproc) virtual cores, $(free -g | awk '/^Mem:/ { print $2 }') GB of memory"
  . /etc/os-release && echo "$PRETTY_NAME, $("$QUESTDB_JAVA" -version 2>&1 | head -1)"
} >"$OUT/hardware.txt"

"$QUESTDB_JAVA" -version 2>&1 | sed -n "1s/openjdk version \"\([^\"]*\)\".*/OpenJDK \1/p" >"$OUT/versions.txt"
