-- crypto_book: order-book snapshots of three crypto pairs, ten levels a side, four hours of 2025-07-03.
-- Rows: 147, one for each pair every five minutes, from 20:00 to 24:00 UTC.
-- bids[1] and asks[1] contain prices, best level first, and bids[2] and asks[2] contain the amount at each price.
-- The values are generated, not recorded. Prices and times of trades are computed as in trades.sql, and each book is
-- centered on the latest trade before it. Spreads grow with volatility, and the side with more pressure has larger amounts.
-- The expression (1 + sin(n * c)) * 99991 % 1 is a pseudorandom number from 0 to 1 that depends only on n, so every
-- load produces the same rows. The sum of three of them is close to normally distributed.
CREATE TABLE crypto_book (
  timestamp TIMESTAMP,
  symbol SYMBOL,
  bids DOUBLE[][],
  asks DOUBLE[][]
) TIMESTAMP(timestamp) PARTITION BY DAY WAL;

WITH coins AS (
  SELECT 1 i, 'BTC-USDT' symbol, 106350.0 start, 0.000134 sigma, 0.9 beta, 10.0 ticks, 2.4 spread, 15.0 gap, 0.3 lot, 10000.0 steps, 7495 total
  UNION ALL SELECT 2, 'ETH-USDT', 2486.0, 0.000215, 0.83, 100.0, 0.1, 5.0, 6.5, 1000.0, 6246
  UNION ALL SELECT 3, 'SOL-USDT', 148.3, 0.000253, 0.79, 100.0, 0.012, 2.0, 75.0, 10.0, 3747
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
-- Trades per interval, as in trades.sql.
bursts AS (
  SELECT
    cell, i, vol, path, step, scale, flow, cell + 30000 * i k,
    floor(0.5 + total * done / whole) - floor(0.5 + total * (done - rate) / whole) fills
  FROM paths
),
-- The middle of the market at the last trade of each interval, null without trades.
traded AS (
  SELECT
    cell, i, vol, flow,
    CASE WHEN fills > 0
      THEN path - step * (1 - (7000 * ((1 + sin(k * 17.7245)) * 99991 % 1) + 45 * (fills - 1)) / 10000)
        + 1.5 * scale * ((1 + sin(k * 95.1163)) * 99991 % 1 - 0.5)
      ELSE NULL
    END middle
  FROM bursts
),
-- A book stays where the latest trade was.
quotes AS (
  SELECT
    cell, i, vol, flow,
    last_value(middle) IGNORE NULLS OVER (PARTITION BY i ORDER BY cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) middle
  FROM traded
)
INSERT INTO crypto_book
SELECT
  timestamp, symbol,
  ARRAY[
    [best_bid / ticks,
     (best_bid - floor(gap * 1) - floor(gap * (p * 37 % 1))) / ticks,
     (best_bid - floor(gap * 2.25) - floor(gap * (p * 101 % 1))) / ticks,
     (best_bid - floor(gap * 3.75) - floor(gap * (p * 211 % 1))) / ticks,
     (best_bid - floor(gap * 5.5) - floor(gap * (p * 307 % 1))) / ticks,
     (best_bid - floor(gap * 7.5) - floor(gap * (p * 401 % 1))) / ticks,
     (best_bid - floor(gap * 9.75) - floor(gap * (p * 503 % 1))) / ticks,
     (best_bid - floor(gap * 12.25) - floor(gap * (p * 601 % 1))) / ticks,
     (best_bid - floor(gap * 15) - floor(gap * (p * 701 % 1))) / ticks,
     (best_bid - floor(gap * 18) - floor(gap * (p * 809 % 1))) / ticks],
    [ceil(buyers * 1 * (0.3 + 1.4 * (r * 1 % 1))) / steps,
     ceil(buyers * 1.4 * (0.3 + 1.4 * (r * 37 % 1))) / steps,
     ceil(buyers * 1.8 * (0.3 + 1.4 * (r * 101 % 1))) / steps,
     ceil(buyers * 2.2 * (0.3 + 1.4 * (r * 211 % 1))) / steps,
     ceil(buyers * 2.6 * (0.3 + 1.4 * (r * 307 % 1))) / steps,
     ceil(buyers * 3 * (0.3 + 1.4 * (r * 401 % 1))) / steps,
     ceil(buyers * 3.4 * (0.3 + 1.4 * (r * 503 % 1))) / steps,
     ceil(buyers * 3.8 * (0.3 + 1.4 * (r * 601 % 1))) / steps,
     ceil(buyers * 4.2 * (0.3 + 1.4 * (r * 701 % 1))) / steps,
     ceil(buyers * 4.6 * (0.3 + 1.4 * (r * 809 % 1))) / steps]
  ] bids,
  ARRAY[
    [best_ask / ticks,
     (best_ask + floor(gap * 1) + floor(gap * (q * 37 % 1))) / ticks,
     (best_ask + floor(gap * 2.25) + floor(gap * (q * 101 % 1))) / ticks,
     (best_ask + floor(gap * 3.75) + floor(gap * (q * 211 % 1))) / ticks,
     (best_ask + floor(gap * 5.5) + floor(gap * (q * 307 % 1))) / ticks,
     (best_ask + floor(gap * 7.5) + floor(gap * (q * 401 % 1))) / ticks,
     (best_ask + floor(gap * 9.75) + floor(gap * (q * 503 % 1))) / ticks,
     (best_ask + floor(gap * 12.25) + floor(gap * (q * 601 % 1))) / ticks,
     (best_ask + floor(gap * 15) + floor(gap * (q * 701 % 1))) / ticks,
     (best_ask + floor(gap * 18) + floor(gap * (q * 809 % 1))) / ticks],
    [ceil(sellers * 1 * (0.3 + 1.4 * (s * 1 % 1))) / steps,
     ceil(sellers * 1.4 * (0.3 + 1.4 * (s * 37 % 1))) / steps,
     ceil(sellers * 1.8 * (0.3 + 1.4 * (s * 101 % 1))) / steps,
     ceil(sellers * 2.2 * (0.3 + 1.4 * (s * 211 % 1))) / steps,
     ceil(sellers * 2.6 * (0.3 + 1.4 * (s * 307 % 1))) / steps,
     ceil(sellers * 3 * (0.3 + 1.4 * (s * 401 % 1))) / steps,
     ceil(sellers * 3.4 * (0.3 + 1.4 * (s * 503 % 1))) / steps,
     ceil(sellers * 3.8 * (0.3 + 1.4 * (s * 601 % 1))) / steps,
     ceil(sellers * 4.2 * (0.3 + 1.4 * (s * 701 % 1))) / steps,
     ceil(sellers * 4.6 * (0.3 + 1.4 * (s * 809 % 1))) / steps]
  ] asks
FROM (
  SELECT
    timestamp, symbol, ticks, steps, gap,
    floor((mid - away) * ticks) best_bid, ceil((mid + away) * ticks) best_ask,
    lot * steps * (1 + 0.3 * lean) buyers, lot * steps * (1 - 0.3 * lean) sellers,
    (1 + sin(k * 17.1717)) * 99991 % 1 p, (1 + sin(k * 23.4567)) * 99991 % 1 q,
    (1 + sin(k * 35.8979)) * 99991 % 1 r, (1 + sin(k * 46.2643)) * 99991 % 1 s
  FROM (
    SELECT
      dateadd('s', (10 * cell)::INT, '2025-07-01T00:00:00.000000Z'::TIMESTAMP) timestamp,
      symbol, ticks, spread, gap, lot, steps, cell + 30000 * p.i k,
      start * exp(middle) mid,
      spread * (0.2 + 0.3 * vol) away,
      greatest(-2, least(2, (flow - 15) / 1.58)) lean
    FROM quotes p JOIN coins c ON p.i = c.i
    WHERE cell >= 24480 AND cell % 30 = 0
  )
)
ORDER BY timestamp, symbol;
