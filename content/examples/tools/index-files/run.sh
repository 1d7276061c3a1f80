#!/usr/bin/env bash
# Stores ten rows with an index and decodes the two files of the index.
set -euo pipefail
. "$LIB"

while IFS= read -r -d ';' statement; do sql "$QUESTDB_HTTP" "$statement"; done <rows.sql
wait_table "$QUESTDB_HTTP" alarms

python3 - "$QUESTDB_ROOT"/db/alarms~*/2025-07-01 >"$OUT/blocks.txt" <<'END'
import pathlib, struct, sys
partition = pathlib.Path(sys.argv[1])
keys = (partition / "device.k").read_bytes()
blocks = (partition / "device.v").read_bytes()
capacity, = struct.unpack_from("<i", keys, 17)
print(f"block capacity: {capacity}")
for key, device in enumerate(["null", "d-1", "d-2", "d-3"]):
    count, block = struct.unpack_from("<2q", keys, 64 + key * 32)
    left, text = count, []
    while left > 0:
        rows = struct.unpack_from(f"<{min(left, capacity)}q", blocks, block)
        text.append(f"block at {block:3}: {' '.join(str(each) for each in rows)}")
        left -= len(rows)
        block, = struct.unpack_from("<q", blocks, block + capacity * 8 + 8)
    print(f"{device:4}  {count} rows  {', '.join(text)}".rstrip())
END

# the size of an index after its partition is complete
size() { # number of values, capacity
  sql "$QUESTDB_HTTP" "CREATE TABLE sized_$1_$2 (ts TIMESTAMP, device SYMBOL CAPACITY 131072 INDEX CAPACITY $2)
    TIMESTAMP(ts) PARTITION BY DAY WAL"
  sql "$QUESTDB_HTTP" "INSERT INTO sized_$1_$2
    SELECT timestamp_sequence('2025-07-01', 345_600L), 'd-' || x % $1 FROM long_sequence(260_000)"
  wait_table "$QUESTDB_HTTP" "sized_$1_$2"
  find "$QUESTDB_ROOT/db/sized_$1_$2"~*/2025-07-01/ -name 'device.[kv]' -printf '%s\n' |
    awk '{ sum += $1 } END { printf "%.0f bytes\n", sum / 250000 }'
}
cat >"$OUT/sizes.txt" <<END
| Distinct values | Rows per value | Capacity | Index size per row |
| ---: | ---: | ---: | ---: |
| 1,000 | 250 | 256 (default) | $(size 1000 256) |
| 50,000 | 5 | 256 (default) | $(size 50000 256) |
| 50,000 | 5 | 8 | $(size 50000 8) |
END

python3 --version >"$OUT/versions.txt"
