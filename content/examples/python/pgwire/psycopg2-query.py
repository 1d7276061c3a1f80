from contextlib import closing
from datetime import datetime

import psycopg2

CONNINFO = "host=localhost port=8812 user=admin password=quest dbname=qdb"

# In psycopg2, leaving a with block of the connection itself doesn't close it.
with closing(psycopg2.connect(CONNINFO)) as connection:
    connection.autocommit = True
    with connection.cursor() as cursor:
        cursor.execute(
            """
            SELECT timestamp, price, amount FROM trades
            WHERE symbol = %s AND timestamp >= %s
            LIMIT %s
            """,
            ("BTC-USDT", datetime(2025, 7, 2), 3),
        )
        for timestamp, price, amount in cursor:
            print(timestamp, price, amount)
