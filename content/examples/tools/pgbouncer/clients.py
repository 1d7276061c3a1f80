from concurrent.futures import ThreadPoolExecutor

import psycopg

CLIENTS = 200


def highest_price(number):
    with psycopg.connect(
        "host=127.0.0.1 port=6432 user=admin password=quest dbname=qdb",
        autocommit=True,
        # Don't create named prepared statements.
        prepare_threshold=None,
    ) as connection:
        for _ in range(20):
            query = "SELECT max(price) FROM trades WHERE symbol = %s"
            row = connection.execute(query, ("BTC-USDT",)).fetchone()
        return row[0]


with ThreadPoolExecutor(CLIENTS) as pool:
    prices = set(pool.map(highest_price, range(CLIENTS)))
print(f"{CLIENTS} clients, highest price {prices}")
