from contextlib import closing
from datetime import datetime, timedelta

import psycopg2
from psycopg2.extras import execute_values

CONNINFO = "host=localhost port=8812 user=admin password=quest dbname=qdb"

start = datetime(2025, 7, 1, 9, 0)
rows = [(start + timedelta(seconds=i), f"s{i % 3}", 20 + i / 100) for i in range(1000)]

with closing(psycopg2.connect(CONNINFO)) as connection:
    with connection.cursor() as cursor:
        cursor.execute(
            """
            CREATE TABLE IF NOT EXISTS readings (
                timestamp TIMESTAMP, sensor SYMBOL, temperature DOUBLE
            ) TIMESTAMP(timestamp) PARTITION BY DAY
            """
        )
        execute_values(cursor, "INSERT INTO readings VALUES %s", rows, page_size=1000)
        connection.commit()

        # Committed rows become visible once the write-ahead log has been applied.
        cursor.execute("SELECT wait_wal_table('readings')")
        cursor.execute("SELECT count() FROM readings")
        print(cursor.fetchone()[0], "rows visible")
