from urllib.parse import urlencode

import pandas as pd

url = "http://localhost:9000/exp?" + urlencode({"query": "SELECT symbol, price, amount FROM trades"})

notional = 0.0
for chunk in pd.read_csv(url, chunksize=4):  # rows in memory at a time; use 100_000 or more
    print(len(chunk), "rows")
    notional += (chunk["price"] * chunk["amount"]).sum()

print(f"{notional:.2f} USDT")
