#!/usr/bin/env bash
# Stores four arrays and decodes the two files of their column.
set -euo pipefail
. "$LIB"

while IFS= read -r -d ';' statement; do sql "$QUESTDB_HTTP" "$statement"; done <rows.sql
wait_table "$QUESTDB_HTTP" scans

python3 - "$QUESTDB_ROOT"/db/scans~*/2025-07-01 >"$OUT/layout.txt" <<'END'
import pathlib, struct, sys
partition = pathlib.Path(sys.argv[1])
entries = (partition / "samples.i").read_bytes()
data = (partition / "samples.d").read_bytes()
print("row  offset  bytes  shape  values")
for row in range(4):
    offset, size = struct.unpack_from("<qi", entries, row * 16)
    if size == 0:
        print(f"{row + 1}    {offset:6}  {size:5}  (null)")
        continue
    shape = struct.unpack_from("<2i", data, offset)
    values = struct.unpack_from(f"<{shape[0] * shape[1]}d", data, offset + 8)
    print(f"{row + 1}    {offset:6}  {size:5}  {shape[0]} x {shape[1]}  {' '.join(str(each) for each in values)}")
END

python3 --version >"$OUT/versions.txt"
