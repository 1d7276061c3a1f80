import psycopg

CONNINFO = "host=localhost port=8812 user=admin password=quest dbname=qdb"

rows = 0
volume = 0.0
with psycopg.connect(CONNINFO, autocommit=True, prepare_threshold=None) as connection:
    with connection.cursor() as cursor:
        # size is the number of rows that libpq passes on at a time.
        for price, amount in cursor.stream("SELECT price, amount FROM trades", size=1000):
            rows += 1
            volume += price * amount
print(f"{rows} rows, volume {volume:.2f}")
