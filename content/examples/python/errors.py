from datetime import datetime, timezone

from questdb.ingress import IngressError, Sender

at = datetime(2025, 7, 1, 9, 0, tzinfo=timezone.utc)

with Sender.from_conf("http::addr=localhost:9000;") as sender:
    sender.row("strict", columns={"n": 1}, at=at)
    sender.flush()  # creates column n as LONG

    sender.row("strict", columns={"n": 2}, at=at)
    sender.row("strict", columns={"n": "three"}, at=at)
    try:
        sender.flush()
    except IngressError as error:
        print(error.code, "cast error" in str(error))
    print("bytes in buffer:", len(sender))

    sender.row("strict", columns={"n": 4}, at=at)  # the sender can still be used
