-- trades: executed crypto trades on one venue, three days of July 2025.
-- Rows: 20,000 from 2025-07-01 to 2025-07-03 (UTC), one every 13 seconds on average.
-- The values are generated, not recorded. Only the price levels resemble those of that week. The coins share a market
-- factor, volatility clusters and peaks in the European afternoon, and size, spread and pace of the trades grow with it.
-- The expression (1 + sin(n * c)) * 99991 % 1 is a pseudorandom number from 0 to 1 that depends only on n, so every
-- load produces the same rows. The sum of three of them is close to normally distributed.
CREATE TABLE trades (
  timestamp TIMESTAMP,
  symbol SYMBOL,
  side SYMBOL,
  price DOUBLE,
  amount DOUBLE
) TIMESTAMP(timestamp) PARTITION BY DAY WAL
DEDUP UPSERT KEYS(timestamp, symbol, side);

WITH coins AS (
  SELECT 1 i, 'BTC-USDT' symbol, 106350.0 start, 0.000134 sigma, 0.9 beta, 10.0 ticks, 2.4 spread, 0.025 lot, 1000000.0 steps, 7495 total
  UNION ALL SELECT 2, 'ETH-USDT', 2486.0, 0.000215, 0.83, 100.0, 0.1, 0.5, 100000.0, 6246
  UNION ALL SELECT 3, 'SOL-USDT', 148.3, 0.000253, 0.79, 100.0, 0.012, 6.0, 1000.0, 3747
  UNION ALL SELECT 4, 'XRP-USDT', 2.214, 0.00021, 0.6, 10000.0, 0.0004, 320.0, 10.0, 1250
  UNION ALL SELECT 5, 'ADA-USDT', 0.573, 0.000237, 0.58, 10000.0, 0.0001, 320.0, 10.0, 1250
),
-- One row for each ten seconds of the period, with random numbers for the whole market.
noise AS (
  SELECT
    cell, (cell - 1) % 8640 / 360.0 hour,
    2 * ((1 + sin(k * 12.9898)) * 99991 % 1 + (1 + sin(k * 78.233)) * 99991 % 1 + (1 + sin(k * 39.3467)) * 99991 % 1) - 3 z,
    2 * ((1 + sin(k * 27.1828)) * 99991 % 1) - 1 mood,
    2 * ((1 + sin(k * 91.9737)) * 99991 % 1) - 1 rare
  FROM (SELECT x cell, x + 65000 k FROM long_sequence(25920))
),
moods AS (
  SELECT
    cell, hour, z, rare,
    sum(mood) OVER (ORDER BY cell ROWS 1079 PRECEDING) slow,
    sum(mood) OVER (ORDER BY cell ROWS 89 PRECEDING) fast
  FROM noise
),
-- Volatility comes in waves, follows the time of day and decays after two news events. A few moves are jumps.
market AS (
  SELECT
    cell, vol,
    vol * (z + CASE WHEN abs(rare) > 0.9993 THEN 4.5 * sign(rare) ELSE 0 END)
      + CASE WHEN cell BETWEEN 13411 AND 13434 THEN 2.6 WHEN cell BETWEEN 21781 AND 21786 THEN -4 ELSE 0 END move
  FROM (
    SELECT
      cell, z, rare,
      exp(slow / 60 + fast / 20)
        * (0.5 + exp(-(hour - 14.4) * (hour - 14.4) / 9) + 0.4 * exp(-(hour - 8) * (hour - 8) / 4) + 0.2 * exp(-(hour - 1.2) * (hour - 1.2) / 3))
        * (1 + CASE WHEN cell > 21780 THEN 1.4 * exp((21780 - cell) / 180.0) WHEN cell > 13410 THEN 1.6 * exp((13410 - cell) / 240.0) ELSE 0 END) vol
    FROM moods
  )
),
-- Log returns: each coin takes its share of the market move and adds a random move of its own.
steps AS (
  SELECT
    cell, i, total, vol, burst, sigma * vol scale,
    sigma * (beta * move + sqrt(1 - beta * beta) * vol * own) step,
    sqrt(vol) * (0.015 + power(burst, 20)) rate
  FROM (
    SELECT
      cell, vol, move, i, total, sigma, beta,
      2 * ((1 + sin(k * 29.1373)) * 99991 % 1 + (1 + sin(k * 58.7215)) * 99991 % 1 + (1 + sin(k * 66.2607)) * 99991 % 1) - 3 own,
      (1 + sin(k * 73.8905)) * 99991 % 1 burst
    FROM (SELECT cell, vol, move, i, total, sigma, beta, cell + 30000 * i + 65000 k FROM market CROSS JOIN coins)
  )
),
-- The price path is the running sum of the returns, and flow is the pressure of buyers over the last five minutes.
paths AS (
  SELECT
    cell, i, total, vol, scale, step, rate,
    sum(step) OVER (PARTITION BY i ORDER BY cell ROWS UNBOUNDED PRECEDING) path,
    sum(rate) OVER (PARTITION BY i ORDER BY cell ROWS UNBOUNDED PRECEDING) done,
    sum(rate) OVER (PARTITION BY i) whole,
    sum(burst) OVER (PARTITION BY i ORDER BY cell ROWS 29 PRECEDING) flow
  FROM steps
),
-- Trades per interval: a running total, scaled to the number of rows, so that busy intervals have several and quiet ones none.
bursts AS (
  SELECT
    cell, i, vol, path, step, scale, flow,
    floor(0.5 + total * (done - rate) / whole)::LONG opened,
    floor(0.5 + total * done / whole)::LONG closed
  FROM paths
)
INSERT INTO trades
SELECT
  dateadd('T', ((cell - 1) * 10000 + ms)::INT, '2025-07-01T00:00:00.000000Z'::TIMESTAMP) timestamp,
  symbol,
  CASE WHEN buys THEN 'buy' ELSE 'sell' END side,
  CASE WHEN buys THEN ceil((mid + away) * ticks) / ticks ELSE floor((mid - away) * ticks) / ticks END price,
  CASE WHEN whim < 0.2 THEN ceil(size * steps / 1000) * 1000 / steps ELSE round(size * steps) / steps END amount
FROM (
  SELECT
    cell, ms, symbol, ticks, steps, whim,
    start * exp(path - step * (1 - ms / 10000) + 1.5 * scale * (wobble - 0.5)) mid,
    spread * (0.2 + 0.3 * vol) * (1 + 0.15 * fill) away,
    turn < 0.5 + 0.13 * (flow - 15) / 1.58 + 0.12 * step / scale buys,
    ceil(10 * lot * sqrt(vol) * exp(0.9 * z) / power(tail + 0.0001, 0.35) * steps / 10) / steps size
  FROM (
    SELECT
      cell, vol, path, step, scale, flow, symbol, start, ticks, spread, lot, steps, fill,
      floor(7000 * ((1 + sin(k * 17.7245)) * 99991 % 1) + 45 * fill + 40 * ((1 + sin(t * 33.2019)) * 99991 % 1)) ms,
      (1 + sin(k * 24.6371)) * 99991 % 1 turn,
      2 * ((1 + sin(t * 19.3981)) * 99991 % 1 + (1 + sin(t * 47.1123)) * 99991 % 1 + (1 + sin(t * 53.6291)) * 99991 % 1) - 3 z,
      (1 + sin(t * 61.4789)) * 99991 % 1 tail,
      (1 + sin(t * 85.2713)) * 99991 % 1 whim,
      (1 + sin(k * 95.1163)) * 99991 % 1 wobble
    FROM (
      SELECT cell, vol, path, step, scale, flow, symbol, start, ticks, spread, lot, steps, x - 1 fill, cell + 30000 * c.i k, 10000 * c.i + opened + x t
      FROM (SELECT * FROM bursts WHERE closed > opened) b JOIN coins c ON b.i = c.i CROSS JOIN long_sequence(60)
      WHERE x <= closed - opened
    )
  )
)
ORDER BY timestamp, symbol;

-- Twelve trades that the venue reported late, and two that it sent twice: DEDUP drops those.
INSERT INTO trades VALUES
  ('2025-07-02T13:20:28.118000Z', 'BTC-USDT', 'sell', 107880.2, 0.051),
  ('2025-07-02T13:20:28.163000Z', 'BTC-USDT', 'sell', 107879.6, 0.118442),
  ('2025-07-02T13:20:31.904000Z', 'SOL-USDT', 'buy', 154.31, 12.0),
  ('2025-07-02T13:20:34.570000Z', 'ETH-USDT', 'buy', 2522.37, 0.85),
  ('2025-07-02T13:20:39.027000Z', 'BTC-USDT', 'buy', 107874.9, 0.02),
  ('2025-07-02T13:20:40.901000Z', 'BTC-USDT', 'sell', 107872.1, 0.254516),
  ('2025-07-02T13:20:44.392000Z', 'ETH-USDT', 'sell', 2521.88, 1.40716),
  ('2025-07-02T13:20:51.526000Z', 'ETH-USDT', 'sell', 2521.62, 0.54441),
  ('2025-07-02T13:20:55.836000Z', 'BTC-USDT', 'sell', 107841.0, 0.307215),
  ('2025-07-02T13:20:58.211000Z', 'SOL-USDT', 'sell', 154.18, 31.44),
  ('2025-07-02T13:21:01.745000Z', 'ETH-USDT', 'sell', 2521.95, 0.33),
  ('2025-07-02T13:21:07.309000Z', 'BTC-USDT', 'sell', 107823.7, 0.095),
  ('2025-07-02T13:21:10.662000Z', 'ETH-USDT', 'buy', 2522.14, 2.1875),
  ('2025-07-02T13:21:13.480000Z', 'SOL-USDT', 'sell', 154.09, 8.25);
