CREATE TABLE trades AS (
  SELECT
    timestamp_sequence('2025-07-01', 10_000_000) timestamp,
    CAST(CASE WHEN x % 2 = 0 THEN 'BTC-USDT' ELSE 'ETH-USDT' END AS SYMBOL) symbol,
    CASE WHEN x % 2 = 0 THEN 107000.0 ELSE 2480.0 END + x % 97 price,
    0.25 * (1 + x % 4) amount
  FROM long_sequence(25_920)
) TIMESTAMP(timestamp) PARTITION BY DAY WAL;
