from urllib.parse import urlencode

import pandas as pd


def query(sql: str, **options) -> pd.DataFrame:
    """Run a query over the REST API and return its result; options are those of read_csv()."""
    return pd.read_csv(
        f"http://localhost:9000/exp?{urlencode({'query': sql})}",
        keep_default_na=False,  # only empty fields are null; "NA" and "null" are strings
        na_values=[""],
        skip_blank_lines=False,  # an empty line is a row whose only column is null
        float_precision="round_trip",  # parse floating-point numbers exactly
        **options,
    )


trades = query(
    "SELECT timestamp, symbol, side, price, amount, trade_id FROM trades",
    parse_dates=["timestamp"],
    dtype={"symbol": "category", "side": "category", "trade_id": "Int64"},
)
print(trades)
print(trades.dtypes)
