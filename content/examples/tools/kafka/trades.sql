CREATE TABLE trades (
  timestamp TIMESTAMP,
  symbol SYMBOL,
  trade_id LONG,
  side SYMBOL,
  price DOUBLE,
  amount DOUBLE
) TIMESTAMP(timestamp) PARTITION BY DAY WAL
DEDUP UPSERT KEYS(timestamp, symbol, trade_id);
