-- crypto_book: order-book snapshots of three crypto pairs, ten levels a side, four hours of 2025-07-03.
-- Rows: 147, one for each pair every five minutes, from 20:00 to 24:00 UTC.
-- bids[1] and asks[1] hold prices, best level first; bids[2] and asks[2] hold the amount at each price.
-- Values are generated: the middle of each book follows the price path of the demo table trades.
CREATE TABLE crypto_book (
  timestamp TIMESTAMP,
  symbol SYMBOL,
  bids DOUBLE[][],
  asks DOUBLE[][]
) TIMESTAMP(timestamp) PARTITION BY DAY WAL;

INSERT INTO crypto_book
SELECT
  timestamp, symbol,
  ARRAY[
    [round((mid - 1 * tick) * 10000) / 10000.0, round((mid - 2 * tick) * 10000) / 10000.0, round((mid - 3 * tick) * 10000) / 10000.0, round((mid - 4 * tick) * 10000) / 10000.0, round((mid - 6 * tick) * 10000) / 10000.0, round((mid - 8 * tick) * 10000) / 10000.0, round((mid - 10 * tick) * 10000) / 10000.0, round((mid - 13 * tick) * 10000) / 10000.0, round((mid - 16 * tick) * 10000) / 10000.0, round((mid - 20 * tick) * 10000) / 10000.0],
    [round(rnd_int(2, 24, 0) * lot * 10000) / 10000.0, round(rnd_int(3, 30, 0) * lot * 10000) / 10000.0, round(rnd_int(4, 36, 0) * lot * 10000) / 10000.0, round(rnd_int(5, 42, 0) * lot * 10000) / 10000.0, round(rnd_int(6, 48, 0) * lot * 10000) / 10000.0, round(rnd_int(7, 54, 0) * lot * 10000) / 10000.0, round(rnd_int(8, 60, 0) * lot * 10000) / 10000.0, round(rnd_int(9, 66, 0) * lot * 10000) / 10000.0, round(rnd_int(10, 72, 0) * lot * 10000) / 10000.0, round(rnd_int(11, 78, 0) * lot * 10000) / 10000.0]
  ] bids,
  ARRAY[
    [round((mid + 1 * tick) * 10000) / 10000.0, round((mid + 2 * tick) * 10000) / 10000.0, round((mid + 3 * tick) * 10000) / 10000.0, round((mid + 4 * tick) * 10000) / 10000.0, round((mid + 6 * tick) * 10000) / 10000.0, round((mid + 8 * tick) * 10000) / 10000.0, round((mid + 10 * tick) * 10000) / 10000.0, round((mid + 13 * tick) * 10000) / 10000.0, round((mid + 16 * tick) * 10000) / 10000.0, round((mid + 20 * tick) * 10000) / 10000.0],
    [round(rnd_int(2, 24, 0) * lot * 10000) / 10000.0, round(rnd_int(3, 30, 0) * lot * 10000) / 10000.0, round(rnd_int(4, 36, 0) * lot * 10000) / 10000.0, round(rnd_int(5, 42, 0) * lot * 10000) / 10000.0, round(rnd_int(6, 48, 0) * lot * 10000) / 10000.0, round(rnd_int(7, 54, 0) * lot * 10000) / 10000.0, round(rnd_int(8, 60, 0) * lot * 10000) / 10000.0, round(rnd_int(9, 66, 0) * lot * 10000) / 10000.0, round(rnd_int(10, 72, 0) * lot * 10000) / 10000.0, round(rnd_int(11, 78, 0) * lot * 10000) / 10000.0]
  ] asks
FROM (
  SELECT
    timestamp,
    CASE pair WHEN 0 THEN 'BTC-USDT' WHEN 1 THEN 'ETH-USDT' ELSE 'SOL-USDT' END symbol,
    CASE pair
      WHEN 0 THEN round((107400.0 * (1 + 0.011 * sin(n / 3100.0) + 0.0032 * sin(n / 410.0) + 0.0011 * sin(n / 53.0)) + 12) * 10) / 10.0
      WHEN 1 THEN round((2548.0 * (1 + 0.014 * sin(n / 2900.0 + 0.4) + 0.0046 * sin(n / 370.0) + 0.0015 * sin(n / 47.0)) + 0.45) * 100) / 100.0
      ELSE round((151.2 * (1 + 0.019 * sin(n / 2500.0 + 0.9) + 0.0061 * sin(n / 290.0)) + 0.04) * 100) / 100.0
    END mid,
    CASE pair WHEN 0 THEN 1.5 WHEN 1 THEN 0.06 ELSE 0.01 END tick,
    CASE pair WHEN 0 THEN 0.025 WHEN 1 THEN 0.5 ELSE 6.0 END lot
  FROM (
    SELECT
      dateadd('s', ((x - 1) / 3)::INT * 300, '2025-07-03T20:00:00.000000Z'::TIMESTAMP) timestamp,
      (x - 1) % 3 pair,
      1 + ((x - 1) / 3 * 300 + 244800) / 12.96 n
    FROM long_sequence(147, 20250701, 9005)
  )
) TIMESTAMP(timestamp);
