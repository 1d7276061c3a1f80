from urllib.parse import urlencode
from urllib.request import urlopen

import polars as pl

SQL = "SELECT timestamp, symbol, price, amount, trade_id FROM trades"

with urlopen("http://localhost:9000/exp?" + urlencode({"query": SQL})) as response:
    trades = pl.read_csv(
        response.read(),
        schema_overrides={"timestamp": pl.Datetime("us", "UTC"), "trade_id": pl.Int64},
    )

print(trades.group_by("symbol", maintain_order=True).agg(pl.col("price").mean(), pl.len()))
