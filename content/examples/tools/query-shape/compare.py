"""Compares pairs of queries with the same result on a table of 20 million rows."""

import json
import sys
import time
import urllib.parse
import urllib.request

SERVER = sys.argv[1]
RUNS = 15

SETUP = """
CREATE TABLE trades (
  ts TIMESTAMP, symbol SYMBOL, symbol_text VARCHAR,
  account SYMBOL CAPACITY 16384, account_indexed SYMBOL CAPACITY 16384 INDEX,
  price DOUBLE, amount DOUBLE
) TIMESTAMP(ts) PARTITION BY DAY;
INSERT INTO trades
SELECT
  timestamp_sequence('2025-07-01', 129_600L),
  'SYM-' || (x % 100), 'SYM-' || (x % 100),
  'A-' || (x * 7919 % 10_000), 'A-' || (x * 7919 % 10_000),
  100 + x % 1000 / 10.0, x % 50
FROM long_sequence(20_000_000);
SELECT wait_wal_table('trades');
CREATE MATERIALIZED VIEW trades_1h AS
SELECT ts, symbol, sum(amount) AS amount FROM trades SAMPLE BY 1h;
"""

# What changes, the query that is slower, and the one that is faster.
PAIRS = [
    (
        "One day: filter on the timestamp instead of a function of it",
        "SELECT sum(amount) FROM trades WHERE date_trunc('day', ts) = '2025-07-15'",
        "SELECT sum(amount) FROM trades WHERE ts IN '2025-07-15'",
    ),
    (
        "Filter on one of 100 symbols: `SYMBOL` instead of `VARCHAR`",
        "SELECT sum(amount) FROM trades WHERE symbol_text = 'SYM-42'",
        "SELECT sum(amount) FROM trades WHERE symbol = 'SYM-42'",
    ),
    (
        "Aggregate by 100 symbols: `SYMBOL` instead of `VARCHAR`",
        "SELECT sum(total) FROM (SELECT symbol_text, sum(amount) AS total FROM trades)",
        "SELECT sum(total) FROM (SELECT symbol, sum(amount) AS total FROM trades)",
    ),
    (
        "One of 10,000 accounts: index instead of scan",
        "SELECT sum(amount) FROM trades WHERE account = 'A-1234'",
        "SELECT sum(amount) FROM trades WHERE account_indexed = 'A-1234'",
    ),
    (
        "Latest price of each symbol: `LATEST ON` instead of `last()`",
        "SELECT round(sum(price)) FROM (SELECT symbol, last(price) AS price FROM trades)",
        "SELECT round(sum(price)) FROM (SELECT symbol, price FROM trades LATEST ON ts PARTITION BY symbol)",
    ),
    (
        "Daily totals by symbol: materialized view of hours instead of the table",
        "SELECT sum(total) FROM (SELECT timestamp_floor('1d', ts) AS day, symbol, sum(amount) AS total FROM trades)",
        "SELECT sum(total) FROM (SELECT timestamp_floor('1d', ts) AS day, symbol, sum(amount) AS total FROM trades_1h)",
    ),
]


def query(sql):
    parameters = urllib.parse.urlencode({"query": sql})
    with urllib.request.urlopen(f"{SERVER}/exec?{parameters}") as answer:
        return json.load(answer).get("dataset")


def best_time(sql):
    query(sql)
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        query(sql)
        times.append(time.perf_counter() - start)
    return min(times)


for statement in SETUP.split(";"):
    if statement.strip():
        query(statement)
while query("SELECT sum(amount) FROM trades_1h") != query("SELECT sum(amount) FROM trades"):
    time.sleep(0.5)

print("| Change | Times as fast |")
print("| --- | ---: |")
for change, slow, fast in PAIRS:
    if query(slow) != query(fast):
        sys.exit(f"different results: {slow} {query(slow)}, {fast} {query(fast)}")
    ratio = best_time(slow) / best_time(fast)
    print(f"| {change} | {float(f'{ratio:.2g}'):g} |")
