import time
from datetime import datetime, timezone

from questdb.ingress import IngressError, IngressErrorCode, Sender

TIMEOUT = 20.0  # seconds


def flush_with_retry(sender, buffer):
    """Flush the buffer, retrying while the server is unreachable."""
    deadline = time.monotonic() + TIMEOUT
    delay = 0.1
    while True:
        try:
            sender.flush(buffer)  # clears the buffer only on success
            return
        except IngressError as error:
            if error.code != IngressErrorCode.SocketError or time.monotonic() > deadline:
                raise
            print(f"server unreachable, retrying in {delay} s")
            time.sleep(delay)
            delay = min(delay * 2, 5.0)


# With protocol_version specified, opening the sender doesn't require a connection.
with Sender.from_conf("http::addr=localhost:9000;protocol_version=2;") as sender:
    buffer = sender.new_buffer()
    buffer.row(
        "orders",
        symbols={"symbol": "GBPUSD"},
        columns={"price": 1.37525, "lots": 2},
        at=datetime(2025, 7, 1, 9, 5, tzinfo=timezone.utc),
    )
    flush_with_retry(sender, buffer)
    print("stored")
