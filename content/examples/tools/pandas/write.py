import pandas as pd
from questdb.ingress import Sender

timestamps = pd.date_range("2025-07-01T09:30:00", periods=6, freq="20s", tz="UTC")
df = pd.DataFrame({
    "timestamp": timestamps.as_unit("ns"),  # the client requires nanoseconds
    "symbol": ["BTC-USDT", "ETH-USDT", "BTC-USDT", "BTC-USDT", "ETH-USDT", "BTC-USDT"],
    "side": ["buy", "sell", "sell", "buy", "buy", "sell"],
    "price": [107426.43, 2487.61, 107424.9, 107425.2, 2487.7, 107423.15],
    "amount": [0.25, 1.5, 0.11, None, 0.8, 0.02],
    "trade_id": pd.array([501, 502, 503, None, 505, 506], dtype="Int64"),
})

with Sender.from_conf("http::addr=localhost:9000;") as sender:
    sender.dataframe(df, table_name="trades", symbols=["symbol", "side"], at="timestamp")
