import dagster as dg
import psycopg


class QuestDB(dg.ConfigurableResource):
    host: str = "localhost"
    port: int = 8812
    user: str = "admin"
    password: str = "quest"

    def connect(self) -> psycopg.Connection:
        return psycopg.connect(
            host=self.host,
            port=self.port,
            user=self.user,
            password=self.password,
            dbname="qdb",
            autocommit=True,
        )


CREATE_TABLE = """
    CREATE TABLE IF NOT EXISTS daily_volume (
      timestamp TIMESTAMP, symbol SYMBOL, trades LONG, volume DOUBLE
    ) TIMESTAMP(timestamp) PARTITION BY MONTH
    DEDUP UPSERT KEYS(timestamp, symbol)
"""

ROLL_UP = """
    INSERT INTO daily_volume
    SELECT timestamp, symbol, count(), sum(amount)
    FROM trades
    WHERE timestamp IN %s
    SAMPLE BY 1d
"""


@dg.asset(partitions_def=dg.DailyPartitionsDefinition(start_date="2025-07-01"))
def daily_volume(context: dg.AssetExecutionContext, questdb: QuestDB) -> dg.MaterializeResult:
    """Number of trades and volume of each symbol, one row per day."""
    with questdb.connect() as connection:
        connection.execute(CREATE_TABLE)
        cursor = connection.execute(ROLL_UP, [context.partition_key])
    return dg.MaterializeResult(metadata={"rows": cursor.rowcount})


defs = dg.Definitions(
    assets=[daily_volume],
    resources={"questdb": QuestDB()},
    schedules=[
        dg.build_schedule_from_partitioned_job(
            dg.define_asset_job("daily_volume_job", selection=[daily_volume])
        )
    ],
)
