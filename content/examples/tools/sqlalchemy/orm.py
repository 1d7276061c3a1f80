from datetime import datetime

import questdb_connect as qdb
from sqlalchemy import create_engine, select, text
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column


class Base(DeclarativeBase):
    pass


class Reading(Base):
    __tablename__ = "readings"
    __table_args__ = (qdb.QDBTableEngine("readings", "timestamp", qdb.PartitionBy.DAY),)

    timestamp: Mapped[datetime] = mapped_column(qdb.Timestamp, primary_key=True)
    sensor: Mapped[str] = mapped_column(qdb.Symbol, primary_key=True)
    temperature: Mapped[float] = mapped_column(qdb.Double)


engine = create_engine("questdb://admin:quest@localhost:8812/qdb")
Base.metadata.create_all(engine)

with Session(engine) as session:
    session.add_all([
        Reading(timestamp=datetime(2025, 7, 1, 9, 0), sensor="s1", temperature=21.5),
        Reading(timestamp=datetime(2025, 7, 1, 9, 0), sensor="s2", temperature=22.1),
    ])
    session.commit()

with Session(engine) as session:
    session.execute(text("SELECT wait_wal_table('readings')"))
    for reading in session.scalars(select(Reading).where(Reading.temperature > 22)):
        print(reading.timestamp, reading.sensor, reading.temperature)
