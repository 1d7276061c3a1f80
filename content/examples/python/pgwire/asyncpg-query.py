import asyncio
from datetime import datetime

import asyncpg


async def main():
    connection = await asyncpg.connect(
        host="localhost", port=8812, user="admin", password="quest", database="qdb"
    )
    try:
        rows = await connection.fetch(
            """
            SELECT timestamp, price, amount FROM trades
            WHERE symbol = $1 AND timestamp >= $2
            LIMIT $3
            """,
            "BTC-USDT",
            datetime(2025, 7, 2),
            3,
        )
    finally:
        await connection.close()
    for row in rows:
        print(row["timestamp"], row["price"], row["amount"])


asyncio.run(main())
