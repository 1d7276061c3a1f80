import polars as pl
from questdb.ingress import Sender

trades = pl.DataFrame({
    "timestamp": ["2025-07-01T09:30:00Z", "2025-07-01T09:30:20Z", "2025-07-01T09:31:10Z"],
    "symbol": ["BTC-USDT", "ETH-USDT", "BTC-USDT"],
    "price": [107426.43, 2487.61, 107424.9],
    "amount": [0.25, 1.5, None],
    "trade_id": [501, None, 503],
}).with_columns(pl.col("timestamp").str.to_datetime(time_unit="ns", time_zone="UTC"))

# Without the cast to Int64, pandas would represent integers and nulls as floating-point numbers.
frame = trades.to_pandas().astype({"trade_id": "Int64"})

with Sender.from_conf("http::addr=localhost:9000;") as sender:
    sender.dataframe(frame, table_name="trades", symbols=["symbol"], at="timestamp")
