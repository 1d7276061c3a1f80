-- market_data: order-book snapshots as two-dimensional arrays, ten minutes of one trading day.
-- Rows: 1,200 on 2025-07-01 from 09:00 to 09:10 UTC, one every 500 milliseconds, two pairs in turn.
-- bids[1] and asks[1] contain prices, best level first, and bids[2] and asks[2] contain the volume at each price.
-- The values are generated, not recorded. The price path is computed as in core_price.sql, so the books agree with those
-- quotes. The side with more volume says something about the next move, though not much.
-- The expression (1 + sin(n * c)) * 99991 % 1 is a pseudorandom number from 0 to 1 that depends only on n, so every
-- load produces the same rows. The sum of three of them is close to normally distributed.
CREATE TABLE market_data (
  timestamp TIMESTAMP,
  symbol SYMBOL,
  bids DOUBLE[][],
  asks DOUBLE[][]
) TIMESTAMP(timestamp) PARTITION BY HOUR WAL;

WITH pairs AS (
  SELECT 1 i, 'EURUSD' symbol, 1.1795 start, 0.000014 sigma, 0.88 beta, 100000.0 ticks, 0.00003 spread, 2.0 gap
  UNION ALL SELECT 2, 'GBPUSD', 1.3738, 0.000015, 0.84, 100000.0, 0.00005, 3.0
),
-- One row for each second of the period, with random numbers for the whole market.
noise AS (
  SELECT
    cell, 7 + cell / 3600.0 hour,
    2 * ((1 + sin(k * 12.9898)) * 99991 % 1 + (1 + sin(k * 78.233)) * 99991 % 1 + (1 + sin(k * 39.3467)) * 99991 % 1) - 3 z,
    2 * ((1 + sin(k * 27.1828)) * 99991 % 1) - 1 mood,
    2 * ((1 + sin(k * 91.9737)) * 99991 % 1) - 1 rare
  FROM (SELECT x cell, x + 105000 k FROM long_sequence(7801))
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
    cell, i, vol, burst, sigma * vol scale,
    sigma * (beta * move + sqrt(1 - beta * beta) * vol * own) step
  FROM (
    SELECT
      cell, vol, move, i, sigma, beta,
      2 * ((1 + sin(k * 29.1373)) * 99991 % 1 + (1 + sin(k * 58.7215)) * 99991 % 1 + (1 + sin(k * 66.2607)) * 99991 % 1) - 3 own,
      (1 + sin(k * 73.8905)) * 99991 % 1 burst
    FROM (SELECT cell, vol, move, i, sigma, beta, cell + 40000 * i + 105000 k FROM market CROSS JOIN pairs)
  )
),
-- The price path is the running sum of the returns, and flow is the pressure of buyers over the last minute.
paths AS (
  SELECT
    cell, i, vol, scale, step,
    sum(step) OVER (PARTITION BY i ORDER BY cell ROWS UNBOUNDED PRECEDING) path,
    sum(burst) OVER (PARTITION BY i ORDER BY cell ROWS 59 PRECEDING) flow,
    lead(step) OVER (PARTITION BY i ORDER BY cell) next
  FROM steps
)
INSERT INTO market_data
SELECT
  timestamp, symbol,
  ARRAY[
    [best_bid / ticks,
     (best_bid - 1 * gap - floor(gap * (p * 37 % 1))) / ticks,
     (best_bid - 2 * gap - floor(gap * (p * 101 % 1))) / ticks,
     (best_bid - 3 * gap - floor(gap * (p * 211 % 1))) / ticks,
     (best_bid - 4 * gap - floor(gap * (p * 307 % 1))) / ticks],
    [100000 * ceil(buyers * 1 * (0.3 + 1.4 * (r * 1 % 1))),
     100000 * ceil(buyers * 1.35 * (0.3 + 1.4 * (r * 37 % 1))),
     100000 * ceil(buyers * 1.7 * (0.3 + 1.4 * (r * 101 % 1))),
     100000 * ceil(buyers * 2.05 * (0.3 + 1.4 * (r * 211 % 1))),
     100000 * ceil(buyers * 2.4 * (0.3 + 1.4 * (r * 307 % 1)))]
  ] bids,
  ARRAY[
    [best_ask / ticks,
     (best_ask + 1 * gap + floor(gap * (q * 37 % 1))) / ticks,
     (best_ask + 2 * gap + floor(gap * (q * 101 % 1))) / ticks,
     (best_ask + 3 * gap + floor(gap * (q * 211 % 1))) / ticks,
     (best_ask + 4 * gap + floor(gap * (q * 307 % 1))) / ticks],
    [100000 * ceil(sellers * 1 * (0.3 + 1.4 * (s * 1 % 1))),
     100000 * ceil(sellers * 1.35 * (0.3 + 1.4 * (s * 37 % 1))),
     100000 * ceil(sellers * 1.7 * (0.3 + 1.4 * (s * 101 % 1))),
     100000 * ceil(sellers * 2.05 * (0.3 + 1.4 * (s * 211 % 1))),
     100000 * ceil(sellers * 2.4 * (0.3 + 1.4 * (s * 307 % 1)))]
  ] asks
FROM (
  SELECT
    timestamp, symbol, ticks, gap,
    floor((mid - away) * ticks) best_bid, ceil((mid + away) * ticks) best_ask,
    6 * (1 + 0.3 * lean) buyers, 6 * (1 - 0.3 * lean) sellers,
    (1 + sin(k * 17.1717)) * 99991 % 1 p, (1 + sin(k * 23.4567)) * 99991 % 1 q,
    (1 + sin(k * 35.8979)) * 99991 % 1 r, (1 + sin(k * 46.2643)) * 99991 % 1 s
  FROM (
    SELECT
      dateadd('T', (CASE WHEN p.i = 1 THEN cell * 1000 - 500 ELSE cell * 1000 END)::INT, '2025-07-01T07:00:00.000000Z'::TIMESTAMP) timestamp,
      symbol, ticks, gap, cell + 40000 * p.i k,
      start * exp(CASE WHEN p.i = 1 THEN path - step / 2 ELSE path END) mid,
      spread * (0.35 + 0.35 * vol) away,
      greatest(-2, least(2, 0.6 * (flow - 30) / 2.24 + 0.6 * next / scale)) lean
    FROM paths p JOIN pairs c ON p.i = c.i
    WHERE (p.i = 1 AND cell BETWEEN 7201 AND 7800) OR (p.i = 2 AND cell BETWEEN 7200 AND 7799)
  )
)
ORDER BY timestamp;
