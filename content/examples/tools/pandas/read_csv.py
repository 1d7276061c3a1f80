from urllib.parse import urlencode

import pandas as pd


def query(sql: str, **options) -> pd.DataFrame:
    """Run a query over the REST API and return its result; options are those of read_csv()."""
    return pd.read_csv(f"http://localhost:9000/exp?{urlencode({'query': sql})}", **options)


trades = query(
    "SELECT timestamp, symbol, side, price, amount, trade_id FROM trades",
    parse_dates=["timestamp"],
    dtype={"symbol": "category", "side": "category", "trade_id": "Int64"},
)
print(trades)
print(trades.dtypes)
