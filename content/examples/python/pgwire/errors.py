import psycopg

CONNINFO = "host=localhost port=8812 user=admin password=quest dbname=qdb"

with psycopg.connect(CONNINFO, autocommit=True, prepare_threshold=None) as connection:
    for query in ("SELECT * FROM no_such_table", "SELECT nope FROM trades"):
        try:
            connection.execute(query)
        except psycopg.Error as error:
            # The code is 00000 for all errors in SQL, so only the message identifies the cause.
            print(type(error).__name__, error.sqlstate, error.diag.message_primary)

    print(connection.execute("SELECT count() FROM trades").fetchone()[0])
