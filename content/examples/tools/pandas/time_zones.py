from urllib.parse import urlencode

import pandas as pd

url = "http://localhost:9000/exp?" + urlencode({"query": "SELECT timestamp, price FROM trades LIMIT 2"})
trades = pd.read_csv(url, parse_dates=["timestamp"])

print("REST:      ", trades["timestamp"][0])
print("New York:  ", trades["timestamp"].dt.tz_convert("America/New_York")[0])

# A PostgreSQL driver returns the same instant without a time zone.
naive = trades["timestamp"].dt.tz_localize(None)
print("PGWire:    ", naive[0])
print("With zone: ", naive.dt.tz_localize("UTC")[0])
