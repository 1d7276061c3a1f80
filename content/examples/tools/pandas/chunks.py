from urllib.parse import urlencode
from urllib.request import urlopen

import pandas as pd

url = "http://localhost:9000/exp?" + urlencode({"query": "SELECT symbol, price, amount FROM trades"})

notional = 0.0
# Given the URL itself, read_csv() would download the entire response before it parses the first row.
with urlopen(url) as response:
    for chunk in pd.read_csv(response, chunksize=4):  # rows per DataFrame; use 100_000 or more
        print(len(chunk), "rows")
        notional += (chunk["price"] * chunk["amount"]).sum()

print(f"{notional:.2f} USDT")
