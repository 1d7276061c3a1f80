-- core_price: top-of-book foreign-exchange quotes from several venues, one trading day.
-- Rows: 12,000 on 2025-07-01 from 07:00 to 17:00 UTC, one every three seconds on average.
-- The values are generated, not recorded. Only the price levels resemble those of that week. The pairs share a dollar
-- factor, and spreads grow with volatility, which peaks after the news at 09:00 and 14:00. LMAX has the tightest quotes.
-- The expression (1 + sin(n * c)) * 99991 % 1 is a pseudorandom number from 0 to 1 that depends only on n, so every
-- load produces the same rows. The sum of three of them is close to normally distributed.
CREATE TABLE core_price (
  timestamp TIMESTAMP,
  symbol SYMBOL,
  ecn SYMBOL,
  bid_price DOUBLE,
  bid_volume LONG,
  ask_price DOUBLE,
  ask_volume LONG,
  reason SYMBOL
) TIMESTAMP(timestamp) PARTITION BY DAY WAL;

WITH pairs AS (
  SELECT 1 i, 'EURUSD' symbol, 1.1795 start, 0.000014 sigma, 0.88 beta, 100000.0 ticks, 0.00003 spread, 5000 total
  UNION ALL SELECT 2, 'GBPUSD', 1.3738, 0.000015, 0.84, 100000.0, 0.00005, 3000
  UNION ALL SELECT 3, 'USDJPY', 143.35, 0.000016, -0.75, 1000.0, 0.0045, 2000
  UNION ALL SELECT 4, 'USDCHF', 0.7915, 0.0000155, -0.85, 100000.0, 0.00004, 2000
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
    sqrt(vol) * (0.02 + power(burst, 30)) rate
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
-- Quotes per second: a running total, scaled to the number of rows, so that busy seconds have several and quiet ones none.
bursts AS (
  SELECT
    cell, i, vol, path, step, flow,
    floor(0.5 + total * (done - rate) / whole)::LONG opened,
    floor(0.5 + total * done / whole)::LONG closed
  FROM paths
)
INSERT INTO core_price
SELECT
  dateadd('T', ((cell - 1) * 1000 + ms)::INT, '2025-07-01T07:00:00.000000Z'::TIMESTAMP) timestamp,
  symbol,
  CASE WHEN venue < 0.3 THEN 'LMAX' WHEN venue < 0.6 THEN 'EBS' WHEN venue < 0.8 THEN 'Currenex' ELSE 'Hotspot' END ecn,
  floor((mid - away) * ticks) / ticks bid_price,
  100000 * least(30, ceil(size * (1 + 0.3 * lean)))::LONG bid_volume,
  ceil((mid + away) * ticks) / ticks ask_price,
  100000 * least(30, ceil(other * (1 - 0.3 * lean)))::LONG ask_volume,
  CASE WHEN cell BETWEEN 7201 AND 7260 OR cell BETWEEN 25201 AND 25320 THEN 'news_event' WHEN thin < 0.05 * vol THEN 'liquidity_event' ELSE 'normal' END reason
FROM (
  SELECT
    cell, ms, symbol, ticks, vol, venue, thin,
    start * exp(path - step * (1 - ms / 1000)) + spread * 0.5 * (shift - 0.5) mid,
    spread * (0.5 + 0.5 * vol) * CASE WHEN venue < 0.3 THEN 0.8 WHEN venue < 0.6 THEN 0.9 WHEN venue < 0.8 THEN 1.1 ELSE 1.3 END * CASE WHEN thin < 0.05 * vol THEN 1.8 ELSE 1 END away,
    3 * exp(1.2 * z) / sqrt(0.5 + 0.5 * vol) size,
    3 * exp(1.2 * y) / sqrt(0.5 + 0.5 * vol) other,
    greatest(-2, least(2, (flow - 30) / 2.24)) lean
  FROM (
    SELECT
      cell, vol, path, step, flow, symbol, start, ticks, spread,
      floor(1000 * ((1 + sin(t * 33.2019)) * 99991 % 1)) ms,
      (1 + sin(t * 61.4789)) * 99991 % 1 venue,
      (1 + sin(t * 85.2713)) * 99991 % 1 thin,
      (1 + sin(t * 24.6371)) * 99991 % 1 shift,
      (1 + sin(t * 19.3981)) * 99991 % 1 + (1 + sin(t * 47.1123)) * 99991 % 1 + (1 + sin(t * 53.6291)) * 99991 % 1 - 1.5 z,
      (1 + sin(t * 11.1317)) * 99991 % 1 + (1 + sin(t * 21.1927)) * 99991 % 1 + (1 + sin(t * 41.8317)) * 99991 % 1 - 1.5 y
    FROM (
      SELECT cell, vol, path, step, flow, symbol, start, ticks, spread, 10000 * c.i + opened + x t
      FROM (SELECT * FROM bursts WHERE closed > opened) b JOIN pairs c ON b.i = c.i CROSS JOIN long_sequence(20)
      WHERE x <= closed - opened
    )
  )
)
ORDER BY timestamp, symbol;
