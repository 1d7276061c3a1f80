import sys
from datetime import datetime, timezone

import polars as pl

start = datetime(2025, 7, 1, 9, 0, tzinfo=timezone.utc)
readings = pl.DataFrame({
    "timestamp": pl.datetime_range(start, interval="1m", end=start.replace(minute=2), eager=True),
    "sensor": ["s1", "s2", "s1"],
    "temperature": [21.5, 22.1, None],
})

# The folder is the server's import directory, for example /var/lib/questdb/import.
readings.write_parquet(f"{sys.argv[1]}/readings.parquet")
