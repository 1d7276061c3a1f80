from datetime import datetime, timezone
from zoneinfo import ZoneInfo

import psycopg
from psycopg.types.datetime import TimestampLoader

CONNINFO = "host=localhost port=8812 user=admin password=quest dbname=qdb"


class UtcTimestampLoader(TimestampLoader):
    """Load TIMESTAMP values as datetimes in UTC."""

    def load(self, data):
        return super().load(data).replace(tzinfo=timezone.utc)


with psycopg.connect(CONNINFO, autocommit=True, prepare_threshold=None) as connection:
    # 09:00 in New York is 13:00 UTC. The server converts parameters with a time zone.
    since = datetime(2025, 7, 2, 9, 0, tzinfo=ZoneInfo("America/New_York"))
    query = "SELECT min(timestamp) FROM trades WHERE timestamp >= %s"

    print(connection.execute(query, (since,)).fetchone()[0])

    connection.adapters.register_loader("timestamp", UtcTimestampLoader)
    first = connection.execute(query, (since,)).fetchone()[0]
    print(first)
    print(first.astimezone(since.tzinfo))
