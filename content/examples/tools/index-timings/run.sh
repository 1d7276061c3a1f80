#!/usr/bin/env bash
# Compares queries on indexed and unindexed symbols. Only ratios are recorded.
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
start_questdb timings
create() { # table, options of site, device and sensor
  sql "$TIMINGS_HTTP" "CREATE TABLE $1 (
    ts TIMESTAMP, site SYMBOL $2, device SYMBOL CAPACITY 4096 $3, sensor SYMBOL CAPACITY 262144 $4,
    temperature DOUBLE, pressure DOUBLE
  ) TIMESTAMP(ts) PARTITION BY DAY WAL"
}
# The capacities fit the number of rows that each value has in a partition: 25,000, 250 and 2.5.
create plain '' '' ''
create indexed 'INDEX CAPACITY 32768' 'INDEX CAPACITY 256' 'INDEX CAPACITY 4'
load() {
  local begin=$EPOCHREALTIME
  sql "$TIMINGS_HTTP" "INSERT INTO $1
    SELECT
      timestamp_sequence('2025-07-01', 345600L),
      'site-' || x % 10, 'device-' || (x * 7) % 1000, 'sensor-' || (x * 7919) % 100000,
      20 + x % 1000 / 100.0, 900 + x * 31 % 2000 / 10.0
    FROM long_sequence($2)"
  wait_table "$TIMINGS_HTTP" "$1"
  awk "BEGIN { print $EPOCHREALTIME - $begin }"
}
load plain 1000000 >/dev/null # warms up the code of both tables
for table in plain indexed; do sql "$TIMINGS_HTTP" "TRUNCATE TABLE $table"; wait_table "$TIMINGS_HTTP" $table; done
plain_seconds=$(load plain $ROWS)
indexed_seconds=$(load indexed $ROWS)
# the keys (.k) and values (.v) of the indexes, all partitions
index_bytes=$(find "$TIMINGS_ROOT"/db/indexed~*/2025-* -name '*.[kv]' -printf '%s\n' | awk '{ sum += $1 } END { print sum }')
data_bytes=$(find "$TIMINGS_ROOT"/db/plain~*/2025-* -name '*.d' -printf '%s\n' | awk '{ sum += $1 } END { print sum }')
cat >"$OUT/index-cost.txt" <<END
| | Without an index | Three indexed symbols |
| --- | ---: | ---: |
| Time to load 5 million rows | 1.0 | $(awk "BEGIN { printf \"%.1f\", $indexed_seconds / $plain_seconds }") |
| Disk space of the partitions | 1.0 | $(awk "BEGIN { printf \"%.1f\", ($data_bytes + $index_bytes) / $data_bytes }") |
END

measure() { python3 - "$TIMINGS_HTTP" "$1" <<'END'
import json, sys, urllib.parse, urllib.request
port, statement = sys.argv[1:]
def run():
    url = f"http://127.0.0.1:{port}/exec?timings=true&query=" + urllib.parse.quote(statement)
    with urllib.request.urlopen(url) as answer:
        return json.load(answer)["timings"]["execute"]
for _ in range(20): run()
print(min(run() for _ in range(60))) # other processes only ever add time
END
}
ratio() { awk "BEGIN { r = $1 / $2; if (r >= 10) printf \"%.0f\", r; else if (r >= 0.1) printf \"%.1f\", r; else printf \"%.3f\", r }"; }

{
  echo '| Filter | Matching rows | Time without the index | Time with the index |'
  echo '| --- | ---: | ---: | ---: |'
  row() {
    local plain indexed
    plain=$(measure "SELECT sum(temperature) FROM plain WHERE $1")
    indexed=$(measure "SELECT sum(temperature) FROM indexed WHERE $1")
    echo "| \`$1\` | $2 | 1.0 | $(ratio "$indexed" "$plain") |"
  }
  row "site = 'site-3'" '10 %'
  row "device = 'device-3'" '0.1 %'
  row "sensor = 'sensor-3'" '0.001 %'
  row "device = 'device-3' AND ts IN '2025-07-05'" '0.1 % of a day'
  plain=$(measure "SELECT * FROM plain LATEST ON ts PARTITION BY device")
  indexed=$(measure "SELECT * FROM indexed LATEST ON ts PARTITION BY device")
  echo "| \`LATEST ON ts PARTITION BY device\` | 1,000 rows | 1.0 | $(ratio "$indexed" "$plain") |"
} >"$OUT/index.txt"

{
  lscpu | sed -n 's/^Model name: *//p' | head -1
  echo "$(nproc) virtual cores, $(free -g | awk '/^Mem:/ { print $2 }') GB of memory"
  . /etc/os-release && echo "$PRETTY_NAME, $("$QUESTDB_JAVA" -version 2>&1 | head -1)"
} >"$OUT/hardware.txt"

"$QUESTDB_JAVA" -version 2>&1 | sed -n "1s/openjdk version \"\([^\"]*\)\".*/OpenJDK \1/p" >"$OUT/versions.txt"
