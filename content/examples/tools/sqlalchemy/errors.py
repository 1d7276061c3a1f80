import psycopg2
from sqlalchemy import create_engine, text

engine = create_engine("questdb://admin:quest@localhost:8812/qdb")

with engine.connect() as connection:
    try:
        connection.execute(text("SELECT * FROM orders"))
    except psycopg2.Error as error:  # not sqlalchemy.exc.DBAPIError
        print(type(error).__name__, str(error).splitlines()[0])
