"""Measures what materialized views cost during ingestion and save in queries.

Usage: measure.py HTTP_PORT OUTPUT_FOLDER
Loads the same trades in commits of 50,000 rows, and waits until all views are up to date. Times are the shortest of
several runs, which are the least affected by other load on the machine.
"""

import json
import sys
import time
import urllib.parse
import urllib.request

PORT, OUT = sys.argv[1:]
COMMITS, ROWS = 30, 50_000

FROM_TRADES = "first(price) open, max(price) high, min(price) low, last(price) close, sum(amount) volume, count() trades"
FROM_VIEW = "first(open) open, max(high) high, min(low) low, last(close) close, sum(volume) volume, sum(trades) trades"
# Name, base, bucket, and partitions of each view
CHAIN = [("v1m", "trades", "1m", "DAY"), ("v1h", "v1m", "1h", "MONTH"), ("v1d", "v1h", "1d", "YEAR")]
DIRECT = [(name, "trades", bucket, partition) for name, _, bucket, partition in CHAIN]
DESIGNS = {"No views": [], "A chain of three views": CHAIN, "Three views on the table": DIRECT}


def sql(statement):
    url = f"http://127.0.0.1:{PORT}/exec?" + urllib.parse.urlencode({"query": statement})
    with urllib.request.urlopen(url) as response:
        return json.load(response).get("dataset")


def ingest(views):
    """Seconds until all rows are visible in the table and in all views."""
    for view, *_ in reversed(CHAIN):
        sql(f"DROP MATERIALIZED VIEW IF EXISTS {view}")
    sql("DROP TABLE IF EXISTS trades")
    sql("CREATE TABLE trades (ts TIMESTAMP, symbol SYMBOL, price DOUBLE, amount DOUBLE) TIMESTAMP(ts) PARTITION BY DAY")
    for view, base, bucket, partition in views:
        columns = FROM_TRADES if base == "trades" else FROM_VIEW
        sql(
            f"CREATE MATERIALIZED VIEW {view} AS (SELECT ts, symbol, {columns} FROM {base} SAMPLE BY {bucket})"
            f" PARTITION BY {partition}"
        )
    start = time.perf_counter()
    step = 30 * 86_400_000_000 // (COMMITS * ROWS)
    for commit in range(COMMITS):
        first = commit * ROWS
        sql(
            f"INSERT INTO trades SELECT timestamp_sequence(dateadd('s', {first * step // 1_000_000}, '2025-07-01'::TIMESTAMP), {step}),"
            f" concat('SYM', x * 7919 % 20), 100 + x * 104729 % 1000 / 100.0, x * 1299709 % 2000 / 100.0 FROM long_sequence({ROWS})"
        )
    sql("SELECT wait_wal_table('trades')")
    for view, base, *_ in views:
        while not sql(f"SELECT refresh_base_table_txn = base_table_txn FROM materialized_views() WHERE view_name = '{view}'")[0][0]:
            time.sleep(0.02)
        sql(f"SELECT wait_wal_table('{view}')")
    seconds = time.perf_counter() - start
    assert all(sql(f"SELECT sum(trades) FROM {view}")[0][0] == COMMITS * ROWS for view, *_ in views)
    return seconds


def query(statement):
    times = []
    for number in range(14):
        start = time.perf_counter()
        sql(statement)
        if number >= 3:
            times.append(time.perf_counter() - start)
    return min(times)


seconds = {design: [] for design in DESIGNS}
for _ in range(3):
    for design in ("No views", "Three views on the table", "A chain of three views"):
        seconds[design].append(ingest(DESIGNS[design]))
base = min(seconds["No views"])
with open(f"{OUT}/ingestion.txt", "w") as file:
    file.write("| Views | Time until everything is up to date |\n| --- | ---: |\n")
    for design in DESIGNS:
        ratio = min(seconds[design]) / base
        file.write(f"| {design} | {'1' if design == 'No views' else f'{ratio:.1f}'} |\n")

# The chain was loaded last.
levels = [("trades", FROM_TRADES)] + [(view, FROM_VIEW) for view, *_ in CHAIN]
times = {table: query(f"SELECT ts, symbol, {columns} FROM {table} SAMPLE BY 1d") for table, columns in levels}
with open(f"{OUT}/queries.txt", "w") as file:
    file.write("| Daily candles from | Rows | Query time |\n| --- | ---: | ---: |\n")
    names = {"trades": "Trades", "v1m": "One-minute view", "v1h": "Hourly view", "v1d": "Daily view"}
    for table, _ in levels:
        rows = sql(f"SELECT count() FROM {table}")[0][0]
        ratio = times[table] / times["trades"]
        file.write(f"| {names[table]} | {rows:,} | {'1' if table == 'trades' else f'{ratio:.2g}'} |\n")
