import sys
from questdb.ingress import Sender, TimestampNanos

conf = (
    f"https::addr=localhost:{sys.argv[1]};username=admin;password=choose-your-own;"
    "tls_roots=/etc/questdb-tls/ca.pem;"
)
with Sender.from_conf(conf) as sender:
    sender.row(
        "readings",
        symbols={"site": "berlin"},
        columns={"temperature": 21.5},
        at=TimestampNanos(1751328000000000000),
    )
