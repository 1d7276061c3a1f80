from datetime import datetime

import psycopg

CONNINFO = "host=localhost port=8812 user=admin password=quest dbname=qdb"

with psycopg.connect(CONNINFO, autocommit=True, prepare_threshold=None) as connection:
    cursor = connection.execute(
        """
        SELECT timestamp, price, amount FROM trades
        WHERE symbol = %s AND timestamp >= %s
        LIMIT %s
        """,
        ("BTC-USDT", datetime(2025, 7, 2), 3),
    )
    for timestamp, price, amount in cursor:
        print(timestamp, price, amount)
