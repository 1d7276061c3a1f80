"""Converts a table to Parquet and measures its size and the time of queries.

Usage: measure.py HTTP_PORT SERVER_ROOT CODEC
Prints size in bytes, and the shortest of several runs of each query, in seconds; the codec "native" leaves the table as it is.
"""

import json
import os
import sys
import time
import urllib.parse
import urllib.request

PORT, ROOT, CODEC = sys.argv[1:]
ROWS = 3_000_000
QUERIES = [
    "SELECT avg(temperature) FROM readings WHERE ts IN '2025-07-15'",
    "SELECT site, avg(temperature) FROM readings",
    "SELECT * FROM readings WHERE ts IN '2025-07-15T12' AND device = 'device-0777'",
]


def sql(statement):
    url = f"http://127.0.0.1:{PORT}/exec?" + urllib.parse.urlencode({"query": statement})
    with urllib.request.urlopen(url) as response:
        return json.load(response).get("dataset")


def partitions():
    """Folders of the table's partitions."""
    name = sql("SELECT directoryName FROM tables() WHERE table_name = 'readings'")[0][0]
    table = os.path.join(ROOT, "db", name)
    return [os.path.join(table, each) for each in os.listdir(table) if each.startswith("2025-")]


sql(
    "CREATE TABLE readings (ts TIMESTAMP, device SYMBOL CAPACITY 2048, site SYMBOL, status SYMBOL, temperature DOUBLE,"
    " humidity DOUBLE, voltage DOUBLE, amperage DOUBLE) TIMESTAMP(ts) PARTITION BY DAY"
)
# Random devices and times, and values that follow the time of day with noise: constant patterns would compress too well.
# The expression (1 + sin(x * c)) * 99991 % 1 is a pseudorandom number from 0 to 1.
def noise(factor):
    return f"((1 + sin(x * {factor})) * 99991 % 1)"


STEP = 30 * 86_400 * 1_000_000 // ROWS
sql(
    f"""INSERT INTO readings SELECT
    dateadd('u', ({STEP} * {noise(17.7245)})::INT, ts) ts,
    concat('device-', lpad(device::VARCHAR, 4, '0')), concat('site-', lpad((device % 20)::VARCHAR, 2, '0')),
    CASE WHEN status < 0.97 THEN 'running' WHEN status < 0.99 THEN 'maintenance' ELSE 'fault' END,
    round(20 + device % 20 * 0.3 + 5 * sin(wave) + 0.8 * {noise(12.9898)}, 2),
    round(55 - 9 * sin(wave) + 3 * {noise(39.3467)}, 1),
    round(230 + 2.5 * {noise(58.7215)}, 1),
    round(16 * {noise(66.2607)} * {noise(29.1373)}, 2)
  FROM (
    SELECT
      timestamp_sequence('2025-07-01', {STEP}) ts, x, x * 2 * pi() / {ROWS // 30} wave,
      floor(2000 * {noise(78.233)})::INT device, {noise(91.9737)} status
    FROM long_sequence({ROWS})
  )"""
)
# A row of the next day, so that all 30 days are complete and the writer has trimmed their files.
sql("INSERT INTO readings (ts, device) VALUES ('2025-07-31T00:00:00.000000Z', 'device-0001')")
sql("SELECT wait_wal_table('readings')")
if CODEC != "native":
    sql("ALTER TABLE readings CONVERT PARTITION TO PARQUET WHERE ts < '2025-07-31'")
    sql("SELECT wait_wal_table('readings')")
    assert sql("SELECT count() FROM table_partitions('readings') WHERE isParquet")[0][0] == 30
while len(partitions()) > 31:  # the previous files are removed in the background
    time.sleep(0.5)

days = [folder for folder in partitions() if "2025-07-31" not in folder]
size = sum(os.stat(os.path.join(folder, name)).st_blocks * 512 for folder in days for name in os.listdir(folder))

times = {query: [] for query in QUERIES}
for number in range(40):
    for query in QUERIES:
        start = time.perf_counter()
        sql(query)
        if number >= 3:
            times[query].append(time.perf_counter() - start)
# The shortest time is the least affected by other load on the machine.
print(size, *[min(each) for each in times.values()])
