import sys

import numpy as np
from questdb.ingress import IngressError, Sender, TimestampNanos

CONF = (
    "tcps::addr=localhost:9009;protocol_version=2;"
    "tls_ca=os_roots;"  # trust the certificate authorities of the operating system
    "username=admin;"
    "token=FB_brHmN6fwbj5EFZpd60O7uCbnZXQlwxT12PbzcOs0;"
    "token_x=CDyxIw7zCUucCLRPNIL3SYtDL00bO9awl447uzO3TM0;"
    "token_y=mbUYl2C2kJUR0jQQIaJj-3_94wRoMZKWq_ds51pqGxk;"
)

try:
    with Sender.from_conf(CONF) as sender:
        sender.row(
            "trades",
            symbols={"symbol": "BTC-USDT", "side": "buy"},
            columns={
                "price": 107426.43,
                "amount": 0.25,
                "bids": np.array([107426.42, 107426.4, 107426.31]),
            },
            at=TimestampNanos(1751362200123456789),  # 2025-07-01T09:30:00.123456789Z
        )
        sender.row(
            "trades",
            symbols={"symbol": "ETH-USDT", "side": "sell"},
            columns={
                "price": 2487.61,
                "amount": 1.5,
                "bids": np.array([2487.6, 2487.58, 2487.55]),
            },
            at=TimestampNanos(1751362200987654321),
        )
except IngressError as error:
    sys.exit(f"Error running example: {error}")
