#!/usr/bin/env bash
# Runs a Kafka broker and Kafka Connect with the QuestDB connector, produces messages, and reads the rows by SQL.
set -euo pipefail

CONNECTOR=0.23
COMMIT=818255eb16570c0dc005e216c04b8884ea27d8d1

libs="$CACHE/libs-$(sha256sum pom.xml | cut -c 1-12)" connector="$CACHE/connector-$CONNECTOR.jar" work="$PWD/work"
mkdir -p "$CACHE" "$work"
pids=()
trap 'kill "${pids[@]}" 2>/dev/null || true; wait' EXIT

fail() {
  echo "$1" >&2
  tail -n 40 "$work"/*.log >&2 || true
  exit 1
}

# Waits up to two minutes for a command to succeed.
await() {
  local what=$1
  shift
  for _ in $(seq 240); do
    "$@" >/dev/null 2>&1 && return
    sleep 0.5
  done
  fail "no $what after two minutes"
}

free_port() {
  python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}

if [ ! -f "$libs/.complete" ]; then
  mvn -q -B org.apache.maven.plugins:maven-dependency-plugin:2.8:copy-dependencies -DoutputDirectory="$libs" >&2
  touch "$libs/.complete"
fi

# The connector is published on GitHub and Confluent Hub only. This builds the released sources.
if [ ! -f "$connector" ]; then
  git -c advice.detachedHead=false clone -q --depth 1 --branch "v$CONNECTOR" \
    https://github.com/questdb/kafka-questdb-connector "$work/connector"
  [ "$(git -C "$work/connector" rev-parse HEAD)" = "$COMMIT" ] || fail "v$CONNECTOR is not commit $COMMIT"
  find "$work/connector/connector/src/main/java" -name '*.java' >"$work/sources"
  javac -nowarn -d "$work/classes" -cp "$libs/*" @"$work/sources"
  jar --create --file "$connector" -C "$work/classes" .
fi

broker=$(free_port) controller=$(free_port) rest=$(free_port)

# An array rather than a function, so that $! is the JVM, which the trap can stop.
kafka=(java -cp "$libs/*:$connector" -Dorg.slf4j.simpleLogger.defaultLogLevel=warn)

cat >"$work/server.properties" <<END
process.roles=broker,controller
node.id=1
listeners=PLAINTEXT://localhost:$broker,CONTROLLER://localhost:$controller
advertised.listeners=PLAINTEXT://localhost:$broker
controller.listener.names=CONTROLLER
controller.quorum.voters=1@localhost:$controller
offsets.topic.replication.factor=1
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
group.initial.rebalance.delay.ms=0
log.dirs=$work/log
END
"${kafka[@]}" -Xmx128m kafka.tools.StorageTool format -t 4L6g3nShT-eMCtK--X86sw -c "$work/server.properties" >"$work/format.log" 2>&1
"${kafka[@]}" -Xmx384m kafka.Kafka "$work/server.properties" >"$work/broker.log" 2>&1 &
pids+=($!)
await 'Kafka broker' bash -c "exec 3<>/dev/tcp/localhost/$broker"

for topic in trades trades-rejected book; do
  "${kafka[@]}" -Xmx128m org.apache.kafka.tools.TopicCommand --bootstrap-server "localhost:$broker" \
    --create --topic "$topic" --partitions 1 >"$work/topic-$topic.log" 2>&1 || fail "can't create the topic $topic"
done

curl -sSfG "http://localhost:$QUESTDB_HTTP/exec" --data-urlencode "query=$(cat trades.sql)" >/dev/null

cat >"$work/connect-standalone.properties" <<END
bootstrap.servers=localhost:$broker
listeners=http://localhost:$rest
offset.storage.file.filename=$work/connect.offsets
key.converter=org.apache.kafka.connect.json.JsonConverter
value.converter=org.apache.kafka.connect.json.JsonConverter
END
"${kafka[@]}" -Xmx256m org.apache.kafka.connect.cli.ConnectStandalone "$work/connect-standalone.properties" \
  questdb-sink.properties book-sink.properties >"$work/connect.log" 2>&1 &
pids+=($!)

for topic in trades book; do
  "${kafka[@]}" -Xmx128m org.apache.kafka.tools.ConsoleProducer --bootstrap-server "localhost:$broker" --topic "$topic" \
    <"$topic.jsonl" >"$work/produce-$topic.log" 2>&1 || fail "can't produce to $topic"
done

query() {
  curl -sSfG "http://localhost:$QUESTDB_HTTP/exp" --data-urlencode "query=$1"
}
has_rows() {
  [ "$(query "SELECT count() FROM $1" | tail -n 1 | tr -d '\r')" -ge "$2" ]
}
await 'rows in trades' has_rows trades 4
await 'rows in book' has_rows book 1

"${kafka[@]}" -Xmx128m org.apache.kafka.tools.consumer.ConsoleConsumer --bootstrap-server "localhost:$broker" \
  --topic trades-rejected --from-beginning --max-messages 1 --timeout-ms 60000 \
  >"$OUT/dead-letters.txt" 2>"$work/consume.log" || fail 'no message in trades-rejected'

query 'SELECT * FROM trades' | tr -d '\r' >"$OUT/rows.txt"
query 'SELECT timestamp, symbol, bids, asks FROM book' | tr -d '\r' >"$OUT/book.txt"
[ "$(wc -l <"$OUT/rows.txt")" -eq 5 ] || fail 'trades must have four rows'

cat >"$OUT/versions.txt" <<END
Apache Kafka $(basename "$libs"/kafka-clients-*.jar .jar | sed 's/kafka-clients-//')
QuestDB Kafka connector $CONNECTOR
END
