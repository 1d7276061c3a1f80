import pendulum
from airflow.providers.common.sql.operators.sql import SQLCheckOperator, SQLExecuteQueryOperator
from airflow.sdk import dag
from airflow.timetables.interval import CronDataIntervalTimetable


@dag(
    # With "@daily" alone, Airflow 3 would run at midnight for the day that has just begun.
    schedule=CronDataIntervalTimetable("@daily", timezone="UTC"),
    start_date=pendulum.datetime(2025, 7, 1, tz="UTC"),
    catchup=False,
    default_args={"conn_id": "questdb", "autocommit": True, "retries": 2},
)
def questdb_daily_volume():
    create_table = SQLExecuteQueryOperator(
        task_id="create_table",
        sql="""
            CREATE TABLE IF NOT EXISTS daily_volume (
              timestamp TIMESTAMP, symbol SYMBOL, trades LONG, volume DOUBLE
            ) TIMESTAMP(timestamp) PARTITION BY MONTH
            DEDUP UPSERT KEYS(timestamp, symbol)
        """,
    )
    roll_up = SQLExecuteQueryOperator(
        task_id="roll_up",
        sql="""
            INSERT INTO daily_volume
            SELECT timestamp, symbol, count(), sum(amount)
            FROM trades
            WHERE timestamp IN '{{ ds }}'
            SAMPLE BY 1d
        """,
    )
    wait = SQLExecuteQueryOperator(task_id="wait", sql="SELECT wait_wal_table('daily_volume')")
    check = SQLCheckOperator(
        task_id="check",
        sql="SELECT count() FROM daily_volume WHERE timestamp IN '{{ ds }}'",
    )
    drop_old_partitions = SQLExecuteQueryOperator(
        task_id="drop_old_partitions",
        sql="ALTER TABLE trades DROP PARTITION WHERE timestamp < dateadd('d', -30, '{{ ds }}')",
    )
    create_table >> roll_up >> wait >> check >> drop_old_partitions


questdb_daily_volume()
