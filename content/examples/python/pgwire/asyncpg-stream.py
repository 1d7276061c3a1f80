import asyncio

import asyncpg


async def main():
    connection = await asyncpg.connect(
        host="localhost", port=8812, user="admin", password="quest", database="qdb"
    )
    rows = 0
    volume = 0.0
    try:
        async with connection.transaction():  # asyncpg requires one for a cursor
            query = "SELECT price, amount FROM trades"
            async for price, amount in connection.cursor(query, prefetch=1000):
                rows += 1
                volume += price * amount
    finally:
        await connection.close()
    print(f"{rows} rows, volume {volume:.2f}")


asyncio.run(main())
