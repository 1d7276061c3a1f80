from concurrent.futures import ThreadPoolExecutor

from psycopg_pool import ConnectionPool

CONNINFO = "host=localhost port=8812 user=admin password=quest dbname=qdb"

pool = ConnectionPool(
    CONNINFO,
    min_size=1,
    max_size=4,
    timeout=5,
    kwargs={"autocommit": True, "prepare_threshold": None},
    # Replaces connections that the server has closed while they were idle.
    check=ConnectionPool.check_connection,
)


def latest_price(symbol):
    with pool.connection() as connection:
        return connection.execute(
            "SELECT last(price) FROM trades WHERE symbol = %s", (symbol,)
        ).fetchone()[0]


symbols = ["BTC-USDT", "ETH-USDT", "SOL-USDT", "XRP-USDT"]
with pool, ThreadPoolExecutor(max_workers=4) as executor:
    for symbol, price in zip(symbols, executor.map(latest_price, symbols)):
        print(symbol, price)
