from datetime import date, datetime, time, timezone
from zoneinfo import ZoneInfo

from questdb.ingress import Sender, TimestampNanos

iso = datetime.fromisoformat("2025-07-01T11:30:00.123456+02:00")
local = datetime.strptime("01/07/2025 11:30:00", "%d/%m/%Y %H:%M:%S").replace(
    tzinfo=ZoneInfo("Europe/Madrid")
)
day = datetime.combine(date.fromisoformat("2025-07-01"), time(), tzinfo=timezone.utc)
milliseconds = TimestampNanos(1751362200123 * 1_000_000)

with Sender.from_conf("http::addr=localhost:9000;") as sender:
    sender.row("conversions", symbols={"source": "ISO 8601 with offset"}, at=iso)
    sender.row("conversions", symbols={"source": "local time in Madrid"}, at=local)
    sender.row("conversions", symbols={"source": "date"}, at=day)
    sender.row("conversions", symbols={"source": "milliseconds"}, at=milliseconds)
