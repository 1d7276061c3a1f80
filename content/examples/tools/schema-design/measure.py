"""Measures what the design of a table costs: disk space, load time, and query time.

Usage: measure.py HTTP_PORT SERVER_ROOT OUTPUT_FOLDER
Writes one Markdown table per subject. Times are the shortest of several runs, which are the least affected by other
load on the machine, divided by that of the first row.
"""

import json
import os
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

PORT, ROOT, OUT = sys.argv[1:]
ROWS = int(os.environ.get("ROWS", 10_000_000))
ROUNDS = 11

# 2,000 devices at 20 sites report in turn, one row every 0.2592 s: 30 days in total.
SOURCE = f"""
  SELECT
    timestamp_sequence('2025-07-01', {30 * 86_400 * 1_000_000 // ROWS}) ts,
    concat('device-', lpad((x % 2000)::VARCHAR, 4, '0')) device,
    concat('site-', lpad((x % 2000 % 20)::VARCHAR, 2, '0')) site,
    CASE WHEN x * 7919 % 100 < 97 THEN 'running' WHEN x * 7919 % 100 < 99 THEN 'maintenance' ELSE 'fault' END status,
    20 + x * 104729 % 1000 / 100.0 temperature,
    40 + x * 1299709 % 2000 / 100.0 humidity,
    230 + x * 15485863 % 300 / 100.0 voltage,
    x * 32452843 % 1600 / 100.0 amperage
  FROM long_sequence({ROWS})
"""


def sql(statement):
    """Runs a statement, and returns the rows of a query."""
    url = f"http://127.0.0.1:{PORT}/exec?" + urllib.parse.urlencode({"query": statement})
    request = urllib.request.Request(url, headers={"Statement-Timeout": "600000"})
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response).get("dataset")
    except urllib.error.HTTPError as error:
        sys.exit(f"{statement}\n{error.read().decode()}")


def wait(table):
    """Waits until all rows of a WAL table are visible."""
    if sql(f"SELECT walEnabled FROM tables() WHERE table_name = '{table}'")[0][0]:
        sql(f"SELECT wait_wal_table('{table}')")


def timed(action):
    """Seconds that an action takes."""
    start = time.perf_counter()
    action()
    return time.perf_counter() - start


def load(table, columns, clauses, source):
    """Creates a table, fills it, and returns the seconds that filling took."""
    sql(f"DROP TABLE IF EXISTS {table}")
    sql(f"CREATE TABLE {table} ({columns}) {clauses}")

    def fill():
        sql(f"INSERT INTO {table} {source}")
        wait(table)

    return timed(fill)


def load_in_turn(designs, times):
    """Loads each table several times, in turn, and returns the ratios of the shortest load times by table."""
    seconds = {table: [] for table in designs}
    for _ in range(times):
        for table, design in designs.items():
            seconds[table].append(load(table, *design))
    return dict(zip(designs, ratios([min(each) for each in seconds.values()])))


def files_of(table):
    """Files of a table without its write-ahead log, which is removed later."""
    name = sql(f"SELECT directoryName FROM tables() WHERE table_name = '{table}'")[0][0]
    for folder, folders, names in os.walk(os.path.join(ROOT, "db", name)):
        folders[:] = [each for each in folders if not each.startswith(("wal", "txn_seq"))]
        for each in names:
            yield os.path.join(folder, each)


def size_of(table):
    """Bytes that the files of a table occupy on disk, once the idle writer is closed and has trimmed them."""
    while sql(f"SELECT count() FROM writer_pool() WHERE table_name = '{table}'")[0][0]:
        time.sleep(0.5)
    return sum(os.stat(path).st_blocks * 512 for path in files_of(table))


def shortest(queries):
    """Shortest time of each query in seconds. They run in turn, so that other load on the machine affects all alike."""
    times = {query: [] for query in queries}
    for number in range(ROUNDS + 3):
        for query in queries:
            seconds = timed(lambda: sql(query))
            if number >= 3:  # the first three warm up the server
                times[query].append(seconds)
    return {query: min(each) for query, each in times.items()}


def digits(value):
    """A ratio with two significant digits."""
    return f"{value:.2f}" if value < 1.95 else f"{value:.1f}" if value < 9.95 else f"{value:,.0f}"


def megabytes(value):
    return f"{value / 1e6:,.0f} MB"


def ratios(values):
    """Values relative to the first one."""
    return ["1" if value is values[0] else digits(value / values[0]) for value in values]


def write(name, header, rows):
    lines = [header, ["---"] + ["---:"] * (len(header) - 1), *rows]
    with open(os.path.join(OUT, f"{name}.txt"), "w") as file:
        file.writelines("| " + " | ".join(map(str, line)) + " |\n" for line in lines)


def compare(name, header, tables, queries, extra=lambda table: []):
    """Measures tables of the same rows: size, extra columns, and one ratio for each query."""
    times = shortest([query(table) for table, _ in tables for query in queries])
    columns = [ratios([times[query(table)] for table, _ in tables]) for query in queries]
    rows = [
        [label, megabytes(size_of(table)), *extra(table), *[column[at] for column in columns]]
        for at, (table, label) in enumerate(tables)
    ]
    write(name, header, rows)


VALUES = "temperature DOUBLE, humidity DOUBLE, voltage DOUBLE, amperage DOUBLE"
SYMBOLS = f"ts TIMESTAMP, device SYMBOL CAPACITY 2048, site SYMBOL, status SYMBOL, {VALUES}"
DAY = "TIMESTAMP(ts) PARTITION BY DAY"
ALL = "SELECT * FROM readings"

load("readings", SYMBOLS, DAY, SOURCE)

# Types of repeated strings
load("as_varchar", SYMBOLS.replace("SYMBOL CAPACITY 2048", "VARCHAR").replace("SYMBOL", "VARCHAR"), DAY, ALL)
load("as_string", SYMBOLS.replace("SYMBOL CAPACITY 2048", "STRING").replace("SYMBOL", "STRING"), DAY, ALL)
compare(
    "symbols",
    ["Type of the three columns", "Disk space", "Filter by site", "Group by device", "Latest row per device"],
    [("readings", "`SYMBOL`"), ("as_varchar", "`VARCHAR`"), ("as_string", "`STRING`")],
    [
        lambda table: f"SELECT avg(temperature) FROM {table} WHERE site = 'site-07'",
        lambda table: f"SELECT device, avg(temperature) FROM {table} GROUP BY device",
        lambda table: f"SELECT device, temperature FROM {table} LATEST ON ts PARTITION BY device",
    ],
)
sql("DROP TABLE as_varchar")
sql("DROP TABLE as_string")

# The timestamp
load("not_designated", SYMBOLS, "", ALL)
load(
    "as_text",
    SYMBOLS.replace("ts TIMESTAMP", "ts VARCHAR"),
    "",
    ALL.replace("*", "ts::VARCHAR ts, device, site, status, temperature, humidity, voltage, amperage"),
)
in_range = "ts >= '2025-07-15T00:00:00.000000Z' AND ts < '2025-07-16T00:00:00.000000Z'"
hours = {"as_text": "to_timestamp(ts, 'yyyy-MM-ddTHH:mm:ss.SSSUUUZ')"}
compare(
    "timestamps",
    ["Timestamp column", "Disk space", "Average of one day", "Average per hour", "Newest row"],
    [
        ("readings", "Designated `TIMESTAMP`, partitioned by day"),
        ("not_designated", "`TIMESTAMP`, not designated"),
        ("as_text", "`VARCHAR`"),
    ],
    [
        lambda table: f"SELECT avg(temperature) FROM {table} WHERE {in_range}",
        lambda table: f"SELECT timestamp_floor('h', {hours.get(table, 'ts')}) AS hour, avg(temperature) FROM {table} GROUP BY hour",
        lambda table: f"SELECT * FROM {table} ORDER BY ts DESC LIMIT 1",
    ],
)
sql("DROP TABLE not_designated")
sql("DROP TABLE as_text")

# Partition sizes
UNITS = ["DAY", "HOUR", "MONTH", "YEAR"]
partitioned = {unit: f"by_{unit.lower()}" for unit in UNITS}
late = {}
for unit in UNITS:
    load(partitioned[unit], SYMBOLS, f"TIMESTAMP(ts) PARTITION BY {unit}", ALL)


def late_commit(table, minute):
    """Commits 1,000 rows that are ten days late, and waits until they are visible."""
    sql(
        f"INSERT INTO {table} SELECT dateadd('u', (x * 1000)::INT, dateadd('m', {minute}, '2025-07-20'::TIMESTAMP)),"
        f" 'device-0007', 'site-07', 'running', 21.0, 50.0, 230.0, 5.0 FROM long_sequence(1000)"
    )
    wait(table)


def partitions_of(table):
    return [sql(f"SELECT count() FROM table_partitions('{table}')")[0][0], f"{len(list(files_of(table))):,}"]


before = {table: partitions_of(table) for table in partitioned.values()}
sizes = {table: size_of(table) for table in partitioned.values()}
queries = [
    lambda table: f"SELECT avg(temperature) FROM {table} WHERE {in_range}",
    lambda table: f"SELECT site, avg(temperature) FROM {table}",
]
times = shortest([query(table) for table in partitioned.values() for query in queries])
for number in range(ROUNDS):
    for table in partitioned.values():
        late.setdefault(table, []).append(timed(lambda: late_commit(table, 60 * number)))
columns = [ratios([times[query(table)] for table in partitioned.values()]) for query in queries]
columns.append(ratios([min(late[table]) for table in partitioned.values()]))
write(
    "partitions",
    ["`PARTITION BY`", "Partitions", "Files", "Disk space", "Average of one day", "Average of 30 days", "Commit of late rows"],
    [
        [f"`{unit}`", *before[table], megabytes(sizes[table]), *[column[at] for column in columns]]
        for at, (unit, table) in enumerate(partitioned.items())
    ],
)
for unit in UNITS:
    sql(f"DROP TABLE {partitioned[unit]}")

# Indexes
load("no_index", SYMBOLS, DAY, ALL)
load("site_index", SYMBOLS.replace("site SYMBOL", "site SYMBOL INDEX"), DAY, ALL)
load("device_index", SYMBOLS.replace("CAPACITY 2048", "CAPACITY 2048 INDEX"), DAY, ALL)
compare(
    "indexes",
    ["Index", "Disk space", "Filter by site", "Filter by device"],
    [("no_index", "None"), ("site_index", "On `site`, 20 values"), ("device_index", "On `device`, 2,000 values")],
    [
        lambda table: f"SELECT avg(temperature) FROM {table} WHERE site = 'site-07'",
        lambda table: f"SELECT avg(temperature) FROM {table} WHERE device = 'device-0777'",
    ],
)
for table in ("no_index", "site_index", "device_index"):
    sql(f"DROP TABLE {table}")

# One row per reading, or one row per metric
METRICS = ["temperature", "humidity", "voltage", "amperage"]
NARROW = "ts TIMESTAMP, device SYMBOL CAPACITY 2048, site SYMBOL, status SYMBOL, metric SYMBOL, value DOUBLE"
names = " ".join(f"WHEN x = {at} THEN '{metric}'" for at, metric in enumerate(METRICS, 1))
values = " ".join(f"WHEN x = {at} THEN {metric}" for at, metric in enumerate(METRICS, 1))
rows_by_metric = (
    f"SELECT ts, device, site, status, CASE {names} END, CASE {values} END FROM readings CROSS JOIN long_sequence(4)"
)
loads = load_in_turn({"wide": (SYMBOLS, DAY, ALL), "narrow": (NARROW, DAY, rows_by_metric)}, 2)
power = {
    "wide": "SELECT device, avg(voltage * amperage) FROM wide WHERE ts IN '2025-07-15' GROUP BY device",
    "narrow": "SELECT device, avg(v * a) FROM (SELECT ts, device, max(CASE WHEN metric = 'voltage' THEN value END) v,"
    " max(CASE WHEN metric = 'amperage' THEN value END) a FROM narrow WHERE ts IN '2025-07-15' GROUP BY ts, device) GROUP BY device",
}
average = {
    "wide": "SELECT avg(temperature) FROM wide",
    "narrow": "SELECT avg(value) FROM narrow WHERE metric = 'temperature'",
}
counts = {table: f"{sql(f'SELECT count() FROM {table}')[0][0]:,}" for table in ("wide", "narrow")}
compare(
    "wide",
    ["Design", "Disk space", "Rows", "Load", "Average of one metric", "Product of two metrics"],
    [("wide", "One column per metric"), ("narrow", "One row per metric")],
    [lambda table: average[table], lambda table: power[table]],
    lambda table: [counts[table], loads[table]],
)
sql("DROP TABLE wide")
sql("DROP TABLE narrow")

# Values that are different in every row
load(
    "id_source",
    "ts TIMESTAMP, as_uuid UUID, as_text VARCHAR",
    DAY,
    "SELECT ts, id, id::VARCHAR FROM (SELECT timestamp_sequence('2025-07-01', 1000000) ts,"
    f" to_uuid(x * 2654435761, x * 40503 + 7) id FROM long_sequence({ROWS // 50}))",
)
loads = load_in_turn(
    {
        "id_uuid": ("ts TIMESTAMP, id UUID", DAY, "SELECT ts, as_uuid FROM id_source"),
        "id_varchar": ("ts TIMESTAMP, id VARCHAR", DAY, "SELECT ts, as_text FROM id_source"),
        "id_symbol": ("ts TIMESTAMP, id SYMBOL", DAY, "SELECT ts, as_text FROM id_source"),
    },
    3,
)
compare(
    "ids",
    ["Type of the identifier", "Disk space", "Load", "Find one value"],
    [("id_uuid", "`UUID`"), ("id_varchar", "`VARCHAR`"), ("id_symbol", "`SYMBOL`")],
    [lambda table: f"SELECT ts FROM {table} WHERE id = '00000000-0000-0000-0000-000000000001'"],
    lambda table: [loads[table]],
)
