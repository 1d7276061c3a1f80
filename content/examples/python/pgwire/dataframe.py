from datetime import datetime

import pandas as pd
import psycopg

CONNINFO = "host=localhost port=8812 user=admin password=quest dbname=qdb"

with psycopg.connect(CONNINFO, autocommit=True, prepare_threshold=None) as connection:
    cursor = connection.execute(
        """
        SELECT timestamp, first(price) AS open, max(price) AS high, last(price) AS close
        FROM trades
        WHERE symbol = %s AND timestamp IN %s
        SAMPLE BY 6h
        """,
        ("BTC-USDT", "2025-07-01"),
    )
    columns = [column.name for column in cursor.description]
    df = pd.DataFrame(cursor.fetchall(), columns=columns)

print(df.set_index("timestamp").tz_localize("UTC"))
