"""Measures the files of tables. Usage: measure.py ROOT PORT PID OUT"""
import glob
import json
import os
import sys
import time
import urllib.parse
import urllib.request

root, port, pid, out = sys.argv[1:]


def sql(statement):
    url = f"http://127.0.0.1:{port}/exec?" + urllib.parse.urlencode({"query": statement})
    try:
        return json.load(urllib.request.urlopen(url)).get("dataset")
    except urllib.error.HTTPError as error:
        sys.exit(error.read().decode())


def write(name, text):
    with open(os.path.join(out, name), "w") as file:
        file.write(text)


def size(pattern):
    return sum(os.path.getsize(file) for file in glob.glob(pattern) if os.path.isfile(file))


def folder(table):
    return glob.glob(f"{root}/db/{table}~*/")[0]


# Bytes per row of each type, in a partition that is no longer the newest.
kinds = [line.rstrip("\n").split("\t") for line in open("types.tsv")]
rows = 200_000
columns = ", ".join(f"{expression} AS c{index}" for index, (_, expression) in enumerate(kinds))
sql(
    f"CREATE TABLE types AS (SELECT timestamp_sequence('2025-07-01', 4000) AS ts, {columns} "
    f"FROM long_sequence({rows})) TIMESTAMP(ts) PARTITION BY DAY WAL"
)
sql("INSERT INTO types (ts) VALUES ('2025-07-02')")
sql("SELECT wait_wal_table('types')")
table = "| Column type | Bytes per row |\n| --- | --- |\n"
for index, (label, _) in enumerate(kinds):
    bytes_per_row = size(folder("types") + f"2025-07-01*/c{index}.*") / rows
    table += f"| {label} | {round(bytes_per_row)} |\n"
write("types.txt", table)

# A table of trades: two complete partitions, the newest one, and a WAL segment that has not been purged yet.
sql(open("trades.sql").read())
sql("SELECT wait_wal_table('trades')")
partitions = sql("SELECT name, numRows, diskSize FROM table_partitions('trades') ORDER BY name")
text = f"{'partition':<14}{'rows':>9}{'MB':>8}{'bytes per row':>16}\n"
for name, count, disk in partitions:
    text += f"{name:<14}{count:>9}{disk / 1e6:>8.1f}{disk / count:>16.1f}\n"
segment = folder("trades") + "wal1/0/"
wal_rows, wal_bytes = size(segment + "timestamp.d") // 16, size(segment + "*.d")
text += f"{'WAL segment':<14}{wal_rows:>9}{wal_bytes / 1e6:>8.1f}{wal_bytes / wal_rows:>16.1f}\n"
write("trades.txt", text)

# Files that a server has open and mapped after it has read all columns of 100 partitions.
sql(open("readings.sql").read())
sql("SELECT wait_wal_table('readings')")
time.sleep(1)
directory = folder("readings")


def opened():
    files = mapped = 0
    for descriptor in os.listdir(f"/proc/{pid}/fd"):
        try:
            files += "/db/readings~" in os.readlink(f"/proc/{pid}/fd/{descriptor}")
        except OSError:
            pass
    with open(f"/proc/{pid}/maps") as maps:
        mapped = sum("/db/readings~" in line for line in maps)
    return files, mapped


before = opened()
sql("SELECT max(timestamp), count_distinct(device), max(temperature), max(humidity), max(length(note)) FROM readings")
after = opened()
count = sql("SELECT count() FROM table_partitions('readings')")[0][0]
write(
    "files.txt",
    f"partitions read:            {count:>4}\n"
    f"memory maps per partition:  {round((after[1] - before[1]) / count):>4}\n"
    f"open files per partition:   {round((after[0] - before[0]) / count):>4}\n",
)
