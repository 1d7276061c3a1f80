CREATE TABLE trades AS (
  SELECT
    timestamp_sequence('2025-07-01', 172_800) AS timestamp,
    ('SYM' || x % 100)::SYMBOL AS symbol,
    (CASE WHEN x % 2 = 0 THEN 'buy' ELSE 'sell' END)::SYMBOL AS side,
    100 + x % 1_000 / 100.0 AS price,
    1 + x % 50 AS amount
  FROM long_sequence(1_500_000)
) TIMESTAMP(timestamp) PARTITION BY DAY WAL
