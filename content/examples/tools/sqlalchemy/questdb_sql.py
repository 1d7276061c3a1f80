from sqlalchemy import create_engine, text

engine = create_engine("questdb://admin:quest@localhost:8812/qdb")

with engine.connect() as connection:
    candles = connection.execute(
        text("""
            SELECT timestamp, symbol, first(price) AS open, last(price) AS close
            FROM trades
            WHERE symbol = :symbol AND timestamp IN '2025-07-01'
            SAMPLE BY 1m
        """),
        {"symbol": "BTC-USDT"},
    )
    for candle in candles:
        print(candle.timestamp, candle.symbol, candle.open, candle.close)
