-- market_data: order-book snapshots as two-dimensional arrays, ten minutes of one trading day.
-- Rows: 1,200 on 2025-07-01 from 09:00 to 09:10 UTC, one every 500 milliseconds, two pairs in turn.
-- bids[1] and asks[1] hold prices, best level first; bids[2] and asks[2] hold the volume at each price.
-- Values are generated: ranges follow the pairs' levels of that week.
CREATE TABLE market_data (
  timestamp TIMESTAMP,
  symbol SYMBOL,
  bids DOUBLE[][],
  asks DOUBLE[][]
) TIMESTAMP(timestamp) PARTITION BY HOUR WAL;

INSERT INTO market_data
SELECT
  timestamp, symbol,
  ARRAY[
    [round((mid - tick) * 100000) / 100000.0, round((mid - 2 * tick) * 100000) / 100000.0, round((mid - 3 * tick) * 100000) / 100000.0, round((mid - 4 * tick) * 100000) / 100000.0, round((mid - 5 * tick) * 100000) / 100000.0],
    [rnd_int(1, 12, 0) * 100000.0, rnd_int(2, 16, 0) * 100000.0, rnd_int(3, 20, 0) * 100000.0, rnd_int(4, 24, 0) * 100000.0, rnd_int(5, 30, 0) * 100000.0]
  ] bids,
  ARRAY[
    [round((mid + tick) * 100000) / 100000.0, round((mid + 2 * tick) * 100000) / 100000.0, round((mid + 3 * tick) * 100000) / 100000.0, round((mid + 4 * tick) * 100000) / 100000.0, round((mid + 5 * tick) * 100000) / 100000.0],
    [rnd_int(1, 12, 0) * 100000.0, rnd_int(2, 16, 0) * 100000.0, rnd_int(3, 20, 0) * 100000.0, rnd_int(4, 24, 0) * 100000.0, rnd_int(5, 30, 0) * 100000.0]
  ] asks
FROM (
  SELECT
    timestamp_sequence('2025-07-01T09:00:00.000000Z', 500_000L) timestamp,
    CASE WHEN x % 2 = 0 THEN 'EURUSD' ELSE 'GBPUSD' END symbol,
    CASE WHEN x % 2 = 0 THEN round((1.1811 + 0.0009 * sin(x / 140.0) + 0.0001 * sin(x / 11.0)) * 100000) / 100000.0 ELSE round((1.3752 + 0.0011 * sin(x / 120.0) + 0.0001 * sin(x / 13.0)) * 100000) / 100000.0 END mid,
    0.00002 + 0.00001 * (x % 3) tick
  FROM long_sequence(1_200, 20250701, 9004)
);
