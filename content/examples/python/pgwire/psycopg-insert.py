from datetime import datetime, timedelta

import psycopg

CONNINFO = "host=localhost port=8812 user=admin password=quest dbname=qdb"

start = datetime(2025, 7, 1, 9, 0)
rows = [(start + timedelta(seconds=i), f"s{i % 3}", 20 + i / 100) for i in range(1000)]

with psycopg.connect(CONNINFO, autocommit=True, prepare_threshold=None) as connection:
    connection.execute(
        """
        CREATE TABLE IF NOT EXISTS readings (
            timestamp TIMESTAMP, sensor SYMBOL, temperature DOUBLE
        ) TIMESTAMP(timestamp) PARTITION BY DAY
        """
    )
    # Commits at the end of the block, and rolls back if an exception leaves it.
    with connection.transaction(), connection.cursor() as cursor:
        cursor.executemany("INSERT INTO readings VALUES (%s, %s, %s)", rows)

    # Committed rows become visible once the write-ahead log has been applied.
    connection.execute("SELECT wait_wal_table('readings')")
    print(connection.execute("SELECT count() FROM readings").fetchone()[0], "rows visible")
