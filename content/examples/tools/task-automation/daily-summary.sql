CREATE TABLE IF NOT EXISTS daily_summary (
  day TIMESTAMP, symbol SYMBOL, trades LONG, volume DOUBLE
) TIMESTAMP(day) PARTITION BY MONTH WAL
DEDUP UPSERT KEYS(day, symbol);

INSERT INTO daily_summary
SELECT timestamp_floor('d', timestamp), symbol, count(), sum(amount)
FROM trades
WHERE timestamp IN :'day';
