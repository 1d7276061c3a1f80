import psycopg

CONNINFO = "host=localhost port=8812 user=admin password=quest dbname=qdb"

with psycopg.connect(CONNINFO, autocommit=True, prepare_threshold=None) as connection:
    for symbol, trades in connection.execute(
        "SELECT symbol, count() FROM trades ORDER BY symbol"
    ):
        print(symbol, trades)
