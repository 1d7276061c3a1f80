#!/usr/bin/env bash
# Estimates how well a table compresses on ZFS, and measures its size and speed in Parquet.
set -euo pipefail
. "$LIB"

python="$CACHE/venv/bin/python"
if [ ! -x "$python" ]; then
  python3 -m venv "$CACHE/venv"
  "$python" -m pip install -q lz4==4.4.4 zstandard==0.23.0
fi

# The compiler runs with its defaults, which start_questdb would limit for a faster start.
export _JAVA_OPTIONS='-XX:TieredStopAtLevel=4 -Xmx2g'
# The setting is the number of the codec in the Parquet format.
declare -A numbers=([plain]=0 [snappy]=1 [lz4_raw]=7 [zstd]=6)
for codec in native plain snappy lz4_raw zstd; do
  settings=()
  if [ "$codec" != native ]; then
    settings=("cairo.partition.encoder.parquet.compression.codec=${numbers[$codec]}")
    if [ "$codec" = zstd ]; then settings+=('cairo.partition.encoder.parquet.compression.level=3'); fi
  fi
  start_questdb "$codec" cairo.idle.check.interval=500 cairo.inactive.writer.ttl=1000 "${settings[@]}"
  http="${codec^^}_HTTP" root="${codec^^}_ROOT"
  python3 measure.py "${!http}" "${!root}" "$codec" >"$codec.times"
  stop_questdb "$codec"
done

mkdir days
mv work/native/db/readings~*/2025-07-[0-3]* days/
rm -r days/2025-07-31*
"$python" estimate.py days >"$OUT/estimate.txt"

python3 - >"$OUT/parquet.txt" <<'PY'
print("| Format | Disk space | Average of one day | Average by site | One device, one hour |")
print("| --- | ---: | ---: | ---: | ---: |")
labels = {
    "native": "Native",
    "plain": "Parquet, no compression (0, the default)",
    "snappy": "Parquet, Snappy (1)",
    "lz4_raw": "Parquet, LZ4 (7)",
    "zstd": "Parquet, Zstandard (6), level 3",
}
base = None
for codec, label in labels.items():
    size, *times = map(float, open(f"{codec}.times").read().split())
    base = base or times
    ratios = ["1" if times is base else f"{a / b:.2g}" for a, b in zip(times, base)]
    print(f"| {label} | {size / 1e6:,.0f} MB |", " | ".join(ratios), "|")
PY

{
  lscpu | sed -n 's/^Model name: *//p' | head -1
  echo "$(nproc) virtual cores, $(free -g | awk '/^Mem:/ { print $2 }') GB of memory, $(df --output=fstype "$PWD" | tail -1)"
} >"$OUT/hardware.txt"

echo "lz4 4.4.4, zstandard 0.23.0 (Python)" >"$OUT/versions.txt"
