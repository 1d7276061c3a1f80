from datetime import timezone

from pyspark.sql import SparkSession
from questdb.ingress import Sender

spark = SparkSession.builder.appName("readings").getOrCreate()


def send(rows):
    # Runs once for each partition, on the worker that processes it.
    with Sender.from_conf("http::addr=localhost:9000;") as sender:
        for row in rows:
            sender.row(
                "readings",
                symbols={"sensor": row.sensor},
                columns={"value": row.value},
                at=row.timestamp.astimezone(timezone.utc),
            )


readings = spark.range(100_000).selectExpr(
    "concat('s', id % 10) AS sensor",
    "CAST(id AS DOUBLE) AS value",
    "timestamp_seconds(1751328000 + id) AS timestamp",
)
readings.foreachPartition(send)
