import polars as pl
import psycopg

with psycopg.connect(
    "host=localhost port=8812 user=admin password=quest dbname=qdb", autocommit=True
) as connection:
    trades = pl.read_database(
        "SELECT timestamp, symbol, price, amount, trade_id FROM trades WHERE symbol = %s",
        connection,
        execute_options={"params": ["BTC-USDT"]},
        schema_overrides={"symbol": pl.Categorical, "amount": pl.Float64},
    ).with_columns(pl.col("timestamp").dt.replace_time_zone("UTC"))

print(trades)
