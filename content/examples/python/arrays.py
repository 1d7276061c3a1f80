from datetime import datetime, timezone

import numpy as np
from questdb.ingress import Sender

# The first row of each array contains prices, the second contains sizes.
bids = np.array([[1.1811, 1.1810, 1.1809], [300_000, 400_000, 1_300_000]])
asks = np.array([[1.1812, 1.1813, 1.1814], [400_000, 600_000, 1_900_000]])

with Sender.from_conf("http::addr=localhost:9000;") as sender:
    sender.row(
        "books",
        symbols={"symbol": "EURUSD"},
        columns={"bids": bids, "asks": asks},
        at=datetime(2025, 7, 1, 9, 0, tzinfo=timezone.utc),
    )
