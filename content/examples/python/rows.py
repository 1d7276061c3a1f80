from datetime import datetime, timezone

from questdb.ingress import Sender, TimestampMicros

with Sender.from_conf("http::addr=localhost:9000;") as sender:
    sender.row(
        "readings",
        symbols={"sensor": "s1"},
        columns={
            "temperature": 21.5,
            "count": 42,
            "healthy": True,
            "note": "after maintenance",
            "calibrated": datetime(2025, 6, 30, 8, 0, tzinfo=timezone.utc),
            "seen": TimestampMicros(1751360399_500000),
        },
        at=datetime(2025, 7, 1, 9, 0, 0, tzinfo=timezone.utc),
    )
    sender.row(
        "readings",
        symbols={"sensor": "s2"},
        columns={"temperature": 22.1, "count": None, "note": None},
        at=datetime(2025, 7, 1, 9, 0, 1, tzinfo=timezone.utc),
    )
