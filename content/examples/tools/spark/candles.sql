CREATE TABLE candles (
  timestamp TIMESTAMP,
  symbol SYMBOL,
  close DOUBLE,
  mean_close DOUBLE
) TIMESTAMP(timestamp) PARTITION BY MONTH WAL
DEDUP UPSERT KEYS(timestamp, symbol);
