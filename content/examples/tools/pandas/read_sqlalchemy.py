import pandas as pd
from sqlalchemy import create_engine, text

engine = create_engine("questdb://admin:quest@localhost:8812/qdb")

with engine.connect() as connection:
    latest = pd.read_sql(
        text("SELECT * FROM trades WHERE side = :side LATEST ON timestamp PARTITION BY symbol"),
        connection,
        params={"side": "buy"},
        index_col="timestamp",
        dtype_backend="numpy_nullable",  # exact integers, even next to nulls
    )

print(latest)
