from datetime import datetime, timedelta, timezone

from questdb.ingress import Sender

start = datetime(2025, 7, 1, 9, 0, tzinfo=timezone.utc)

with Sender.from_conf("http::addr=localhost:9000;") as sender:
    with sender.transaction("transfers") as txn:
        txn.row(symbols={"account": "A"}, columns={"delta": -100.0}, at=start)
        txn.row(symbols={"account": "B"}, columns={"delta": 100.0}, at=start)

    try:
        with sender.transaction("transfers") as txn:
            txn.row(
                symbols={"account": "A"},
                columns={"delta": -50.0},
                at=start + timedelta(seconds=1),
            )
            raise RuntimeError("account B is closed")
    except RuntimeError as error:
        print("rolled back:", error)
