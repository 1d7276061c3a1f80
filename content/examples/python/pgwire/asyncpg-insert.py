import asyncio
from datetime import datetime, timedelta

import asyncpg

start = datetime(2025, 7, 1, 9, 0)
rows = [(start + timedelta(seconds=i), f"s{i % 3}", 20 + i / 100) for i in range(1000)]


async def main():
    connection = await asyncpg.connect(
        host="localhost", port=8812, user="admin", password="quest", database="qdb"
    )
    try:
        await connection.execute(
            """
            CREATE TABLE IF NOT EXISTS readings (
                timestamp TIMESTAMP, sensor SYMBOL, temperature DOUBLE
            ) TIMESTAMP(timestamp) PARTITION BY DAY
            """
        )
        async with connection.transaction():
            await connection.executemany("INSERT INTO readings VALUES ($1, $2, $3)", rows)

        # Committed rows become visible once the write-ahead log has been applied.
        await connection.fetchval("SELECT wait_wal_table('readings')")
        print(await connection.fetchval("SELECT count() FROM readings"), "rows visible")
    finally:
        await connection.close()


asyncio.run(main())
