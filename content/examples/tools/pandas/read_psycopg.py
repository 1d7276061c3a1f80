import pandas as pd
import psycopg

SQL = """
    SELECT timestamp, symbol, first(price) AS open, last(price) AS close, sum(amount) AS volume
    FROM trades
    WHERE symbol = %(symbol)s AND timestamp >= %(since)s
    SAMPLE BY 1m
"""

with psycopg.connect(
    "host=localhost port=8812 user=admin password=quest dbname=qdb", autocommit=True
) as connection:
    cursor = connection.execute(
        SQL, {"symbol": "BTC-USDT", "since": pd.Timestamp("2025-07-01T09:00:00")}
    )
    candles = pd.DataFrame(
        cursor.fetchall(), columns=[column.name for column in cursor.description]
    )

print(candles)
