from datetime import datetime

import questdb_connect as qdb
from sqlalchemy import Column, MetaData, Table, create_engine, func, insert, select, text

engine = create_engine("questdb://admin:quest@localhost:8812/qdb")

trades = Table(
    "trades",
    MetaData(),
    Column("timestamp", qdb.Timestamp, primary_key=True),
    Column("symbol", qdb.Symbol(capacity=256)),
    Column("price", qdb.Double),
    Column("amount", qdb.Double),
    qdb.QDBTableEngine(
        "trades",
        "timestamp",
        qdb.PartitionBy.DAY,
        is_wal=True,
        dedup_upsert_keys=("timestamp", "symbol"),
    ),
)
trades.metadata.create_all(engine)

rows = [
    dict(timestamp=datetime(2025, 7, 1, 9, 30, 0), symbol="BTC-USDT", price=107426.43, amount=0.25),
    dict(timestamp=datetime(2025, 7, 1, 9, 30, 20), symbol="ETH-USDT", price=2487.61, amount=1.5),
    dict(timestamp=datetime(2025, 7, 1, 9, 31, 10), symbol="BTC-USDT", price=107424.9, amount=0.11),
]
with engine.begin() as connection:
    connection.execute(insert(trades), rows)

with engine.connect() as connection:
    # Inserted rows become visible shortly after the commit; this example waits for them.
    connection.execute(text("SELECT wait_wal_table('trades')"))

    statement = (
        select(
            trades.c.symbol,
            func.count().label("trades"),
            func.sum(trades.c.amount).label("volume"),
        )
        .where(trades.c.timestamp >= datetime(2025, 7, 1))
        .group_by(trades.c.symbol)
        .order_by(trades.c.symbol)
    )
    for row in connection.execute(statement):
        print(row.symbol, row.trades, row.volume)
