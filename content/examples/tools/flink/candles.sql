CREATE TABLE candles (
  timestamp TIMESTAMP,
  symbol SYMBOL,
  high DOUBLE,
  low DOUBLE,
  volume DOUBLE
) TIMESTAMP(timestamp) PARTITION BY MONTH WAL
DEDUP UPSERT KEYS(timestamp, symbol);
