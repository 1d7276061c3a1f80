#!/usr/bin/env bash
# Measures how many rows per second reach a table by each method, and records the hardware.
set -euo pipefail

QUESTDB=9.0.1
JDBC=42.7.8
mkdir -p "$CACHE/lib"
if [ ! -f "$CACHE/lib/postgresql-$JDBC.jar" ]; then
  for artifact in "org.questdb:questdb:$QUESTDB" "org.postgresql:postgresql:$JDBC"; do
    mvn -q dependency:copy -Dartifact="$artifact" -DoutputDirectory="$CACHE/lib"
  done
fi

java -Xmx2g -cp "$CACHE/lib/*" Throughput.java "$QUESTDB_ROOT/import" > "$OUT/rates.txt"

{
  lscpu | sed -n 's/^Model name: *//p' | head -1
  echo "$(nproc) cores, $(free -g | awk '/^Mem:/ { print $2 }') GB of memory"
  . /etc/os-release && echo "$PRETTY_NAME, $(java -version 2>&1 | head -1)"
} > "$OUT/hardware.txt"

cat > "$OUT/versions.txt" <<END
Java client of QuestDB $QUESTDB
PostgreSQL JDBC driver $JDBC
END
