import polars as pl

candles = pl.read_database_uri(
    """
    SELECT timestamp, symbol, first(price) AS open, last(price) AS close, sum(amount) AS volume
    FROM trades
    WHERE timestamp IN '2025-07-01'
    SAMPLE BY 1m
    """,
    "postgresql://admin:quest@localhost:8812/qdb",
    protocol="cursor",  # the default, binary, uses COPY, which QuestDB doesn't support over PGWire
)
print(candles)
