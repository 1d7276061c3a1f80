-- fx_trades: executed foreign-exchange trades, one trading day.
-- Rows: 6,000 on 2025-07-01 from 07:00 to 17:00 UTC, one every six seconds on average.
-- The values are generated, not recorded. The price path is computed as in core_price.sql, so each trade is close to the
-- quotes of that moment. Quantities are skewed: many small trades and a few large ones, more of them in volatile minutes.
-- The expression (1 + sin(n * c)) * 99991 % 1 is a pseudorandom number from 0 to 1 that depends only on n, so every
-- load produces the same rows. The sum of three of them is close to normally distributed.
-- rnd_uuid4() accepts no seed, so order_id is computed as well.
CREATE TABLE fx_trades (
  timestamp TIMESTAMP,
  symbol SYMBOL,
  ecn SYMBOL,
  side SYMBOL,
  price DOUBLE,
  quantity DOUBLE,
  counterparty SYMBOL,
  order_id UUID
) TIMESTAMP(timestamp) PARTITION BY DAY WAL;

WITH pairs AS (
  SELECT 1 i, 'EURUSD' symbol, 1.1795 start, 0.000014 sigma, 0.88 beta, 100000.0 ticks, 0.00003 spread, 2497 total, 0 first_id
  UNION ALL SELECT 2, 'GBPUSD', 1.3738, 0.000015, 0.84, 100000.0, 0.00005, 1498, 2500
  UNION ALL SELECT 3, 'USDJPY', 143.35, 0.000016, -0.75, 1000.0, 0.0045, 1000, 4000
  UNION ALL SELECT 4, 'USDCHF', 0.7915, 0.0000155, -0.85, 100000.0, 0.00004, 999, 5000
),
-- One row for each second of the period, with random numbers for the whole market.
noise AS (
  SELECT
    cell, 7 + cell / 3600.0 hour,
    2 * ((1 + sin(k * 12.9898)) * 99991 % 1 + (1 + sin(k * 78.233)) * 99991 % 1 + (1 + sin(k * 39.3467)) * 99991 % 1) - 3 z,
    2 * ((1 + sin(k * 27.1828)) * 99991 % 1) - 1 mood,
    2 * ((1 + sin(k * 91.9737)) * 99991 % 1) - 1 rare
  FROM (SELECT x cell, x + 105000 k FROM long_sequence(36000))
),
moods AS (
  SELECT
    cell, hour, z, rare,
    sum(mood) OVER (ORDER BY cell ROWS 1799 PRECEDING) slow,
    sum(mood) OVER (ORDER BY cell ROWS 179 PRECEDING) fast
  FROM noise
),
-- Volatility comes in waves, follows the time of day and decays after two news events. A few moves are jumps.
market AS (
  SELECT
    cell, vol,
    vol * (z + CASE WHEN abs(rare) > 0.9995 THEN 6 * sign(rare) ELSE 0 END)
      + CASE WHEN cell BETWEEN 7201 AND 7206 THEN 5 WHEN cell BETWEEN 25201 AND 25208 THEN -7 ELSE 0 END move
  FROM (
    SELECT
      cell, z, rare,
      exp(slow / 80 + fast / 25)
        * (0.6 + 0.4 * exp(-(hour - 8) * (hour - 8) / 1.5) + 0.8 * exp(-(hour - 14.2) * (hour - 14.2) / 3))
        * (1 + CASE WHEN cell > 25200 THEN 2 * exp((25200 - cell) / 400.0) WHEN cell > 7200 THEN 1.5 * exp((7200 - cell) / 300.0) ELSE 0 END) vol
    FROM moods
  )
),
-- Log returns: each pair takes its share of the market move and adds a random move of its own.
steps AS (
  SELECT
    cell, i, total, vol, burst, sigma * vol scale,
    sigma * (beta * move + sqrt(1 - beta * beta) * vol * own) step,
    sqrt(vol) * (0.004 + power(burst, 50)) rate
  FROM (
    SELECT
      cell, vol, move, i, total, sigma, beta,
      2 * ((1 + sin(k * 29.1373)) * 99991 % 1 + (1 + sin(k * 58.7215)) * 99991 % 1 + (1 + sin(k * 66.2607)) * 99991 % 1) - 3 own,
      (1 + sin(k * 73.8905)) * 99991 % 1 burst
    FROM (SELECT cell, vol, move, i, total, sigma, beta, cell + 40000 * i + 105000 k FROM market CROSS JOIN pairs)
  )
),
-- The price path is the running sum of the returns, and flow is the pressure of buyers over the last minute.
paths AS (
  SELECT
    cell, i, total, vol, scale, step, rate,
    sum(step) OVER (PARTITION BY i ORDER BY cell ROWS UNBOUNDED PRECEDING) path,
    sum(rate) OVER (PARTITION BY i ORDER BY cell ROWS UNBOUNDED PRECEDING) done,
    sum(rate) OVER (PARTITION BY i) whole,
    sum(burst) OVER (PARTITION BY i ORDER BY cell ROWS 59 PRECEDING) flow
  FROM steps
),
-- Trades per second: a running total, scaled to the number of rows, so that busy seconds have several and quiet ones none.
bursts AS (
  SELECT
    cell, i, vol, path, scale, step, flow,
    floor(0.5 + total * (done - rate) / whole)::LONG opened,
    floor(0.5 + total * done / whole)::LONG closed
  FROM paths
)
INSERT INTO fx_trades
SELECT
  dateadd('T', ((cell - 1) * 1000 + ms)::INT, '2025-07-01T07:00:00.000000Z'::TIMESTAMP) timestamp,
  symbol,
  CASE WHEN venue < 0.3 THEN 'LMAX' WHEN venue < 0.6 THEN 'EBS' WHEN venue < 0.8 THEN 'Currenex' ELSE 'Hotspot' END ecn,
  CASE WHEN buys THEN 'buy' ELSE 'sell' END side,
  CASE WHEN buys THEN ceil((mid + away) * ticks) / ticks ELSE floor((mid - away) * ticks) / ticks END price,
  50000.0 * least(100, ceil(1.6 * sqrt(vol) * exp(0.9 * z) / power(tail + 0.0001, 0.3))) quantity,
  CASE WHEN desk < 0.35 THEN 'Northbank' WHEN desk < 0.6 THEN 'Harbour' WHEN desk < 0.8 THEN 'Alder' ELSE 'Quayside' END counterparty,
  to_uuid(id * 7_046_029_254_386_353_131L, id * 1_609_587_929_392_839_161L) order_id
FROM (
  SELECT
    cell, ms, symbol, ticks, vol, venue, z, tail, desk, id,
    start * exp(path - step * (1 - ms / 1000)) mid,
    spread * (0.5 + 0.5 * vol) * CASE WHEN venue < 0.3 THEN 0.8 WHEN venue < 0.6 THEN 0.9 WHEN venue < 0.8 THEN 1.1 ELSE 1.3 END away,
    turn < 0.5 + 0.13 * (flow - 30) / 2.24 + 0.1 * step / scale buys
  FROM (
    SELECT
      cell, vol, path, scale, step, flow, symbol, start, ticks, spread, id,
      floor(1000 * ((1 + sin(t * 28.3019)) * 99991 % 1)) ms,
      (1 + sin(k * 24.6371)) * 99991 % 1 turn,
      (1 + sin(t * 67.4789)) * 99991 % 1 venue,
      (1 + sin(t * 81.2713)) * 99991 % 1 tail,
      (1 + sin(t * 13.4371)) * 99991 % 1 desk,
      2 * ((1 + sin(t * 16.3981)) * 99991 % 1 + (1 + sin(t * 49.1123)) * 99991 % 1 + (1 + sin(t * 51.6291)) * 99991 % 1) - 3 z
    FROM (
      SELECT cell, vol, path, scale, step, flow, symbol, start, ticks, spread, first_id + opened + x id, cell + 40000 * c.i k, 10000 * c.i + opened + x t
      FROM (SELECT * FROM bursts WHERE closed > opened) b JOIN pairs c ON b.i = c.i CROSS JOIN long_sequence(20)
      WHERE x <= closed - opened
    )
  )
)
ORDER BY timestamp, symbol;

-- Six trades that Quayside confirmed late.
INSERT INTO fx_trades VALUES
  ('2025-07-01T11:30:51.127000Z', 'EURUSD', 'EBS', 'sell', 1.17966, 250000.0, 'Quayside', to_uuid(2498 * 7_046_029_254_386_353_131L, 2498 * 1_609_587_929_392_839_161L)),
  ('2025-07-01T11:31:27.840000Z', 'EURUSD', 'LMAX', 'buy', 1.17975, 100000.0, 'Quayside', to_uuid(2499 * 7_046_029_254_386_353_131L, 2499 * 1_609_587_929_392_839_161L)),
  ('2025-07-01T11:32:11.302000Z', 'GBPUSD', 'EBS', 'sell', 1.37594, 400000.0, 'Quayside', to_uuid(3999 * 7_046_029_254_386_353_131L, 3999 * 1_609_587_929_392_839_161L)),
  ('2025-07-01T11:32:30.075000Z', 'USDCHF', 'LMAX', 'buy', 0.79088, 150000.0, 'Quayside', to_uuid(6000 * 7_046_029_254_386_353_131L, 6000 * 1_609_587_929_392_839_161L)),
  ('2025-07-01T11:33:12.619000Z', 'EURUSD', 'Currenex', 'sell', 1.1795, 500000.0, 'Quayside', to_uuid(2500 * 7_046_029_254_386_353_131L, 2500 * 1_609_587_929_392_839_161L)),
  ('2025-07-01T11:34:02.284000Z', 'GBPUSD', 'LMAX', 'buy', 1.37568, 50000.0, 'Quayside', to_uuid(4000 * 7_046_029_254_386_353_131L, 4000 * 1_609_587_929_392_839_161L));
