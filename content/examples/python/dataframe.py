import pandas as pd
from questdb.ingress import Sender

df = pd.DataFrame(
    {
        "symbol": ["BTC-USDT", "ETH-USDT", "BTC-USDT"],
        "side": pd.Categorical(["buy", "sell", "sell"]),
        "price": [107430.10, 2552.04, 107428.85],
        "amount": [0.02, None, 0.11],
        "timestamp": pd.to_datetime(
            ["2025-07-01T09:31:00Z", "2025-07-01T09:31:01Z", "2025-07-01T09:31:02Z"]
        ),
    }
)

with Sender.from_conf("http::addr=localhost:9000;") as sender:
    sender.dataframe(df, table_name="fills", symbols=["symbol", "side"], at="timestamp")
