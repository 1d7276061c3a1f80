from datetime import datetime

import numpy as np
import psycopg

CONNINFO = "host=localhost port=8812 user=admin password=quest dbname=qdb"

bids = np.array([[1.1811, 1.1810, 1.1809], [300_000, 400_000, 1_300_000]])

with psycopg.connect(CONNINFO, autocommit=True, prepare_threshold=None) as connection:
    connection.execute(
        """
        CREATE TABLE IF NOT EXISTS books (
            timestamp TIMESTAMP, symbol SYMBOL, bids DOUBLE[][]
        ) TIMESTAMP(timestamp) PARTITION BY DAY
        """
    )
    connection.execute(
        "INSERT INTO books VALUES (%s, %s, %s)",
        (datetime(2025, 7, 1, 9, 0), "EURUSD", bids.tolist()),
    )
    connection.execute("SELECT wait_wal_table('books')")

    row = connection.execute("SELECT bids, bids[1, 1] FROM books").fetchone()
    print(np.array(row[0]).shape, "best bid", row[1])
