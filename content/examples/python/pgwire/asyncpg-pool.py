import asyncio

import asyncpg

SYMBOLS = ["BTC-USDT", "ETH-USDT", "SOL-USDT", "XRP-USDT"]


async def main():
    async with asyncpg.create_pool(
        host="localhost",
        port=8812,
        user="admin",
        password="quest",
        database="qdb",
        min_size=1,
        max_size=4,
    ) as pool:
        query = "SELECT last(price) FROM trades WHERE symbol = $1"
        prices = await asyncio.gather(*(pool.fetchval(query, symbol) for symbol in SYMBOLS))
    for symbol, price in zip(SYMBOLS, prices):
        print(symbol, price)


asyncio.run(main())
