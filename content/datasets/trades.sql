-- trades: executed crypto trades on one venue, three days of July 2025.
-- Rows: 20,000, about one every 13 seconds, from 2025-07-01 to 2025-07-03 (UTC).
-- Values are generated, not recorded: ranges follow prices of that week, the path does not.
CREATE TABLE trades (
  timestamp TIMESTAMP,
  symbol SYMBOL,
  side SYMBOL,
  price DOUBLE,
  amount DOUBLE
) TIMESTAMP(timestamp) PARTITION BY DAY WAL
DEDUP UPSERT KEYS(timestamp, symbol, side);

INSERT INTO trades
SELECT
  dateadd('T', rnd_int(0, 9000, 0), timestamp_sequence('2025-07-01T00:00:00.000000Z', 12_960_000L)) timestamp,
  CASE WHEN pick < 6 THEN 'BTC-USDT' WHEN pick < 11 THEN 'ETH-USDT' WHEN pick < 14 THEN 'SOL-USDT' WHEN pick < 15 THEN 'XRP-USDT' ELSE 'ADA-USDT' END symbol,
  rnd_symbol('buy', 'sell') side,
  CASE
    WHEN pick < 6 THEN round((107400.0 * (1 + 0.011 * sin(x / 3100.0) + 0.0032 * sin(x / 410.0) + 0.0011 * sin(x / 53.0)) + rnd_double() * 24) * 100) / 100.0
    WHEN pick < 11 THEN round((2548.0 * (1 + 0.014 * sin(x / 2900.0 + 0.4) + 0.0046 * sin(x / 370.0) + 0.0015 * sin(x / 47.0)) + rnd_double() * 0.9) * 100) / 100.0
    WHEN pick < 14 THEN round((151.2 * (1 + 0.019 * sin(x / 2500.0 + 0.9) + 0.0061 * sin(x / 290.0)) + rnd_double() * 0.08) * 100) / 100.0
    WHEN pick < 15 THEN round((2.214 * (1 + 0.012 * sin(x / 2700.0 + 1.3)) + rnd_double() * 0.002) * 10000) / 10000.0
    ELSE round((0.573 * (1 + 0.016 * sin(x / 2300.0 + 1.7)) + rnd_double() * 0.0008) * 10000) / 10000.0
  END price,
  CASE
    WHEN pick < 6 THEN round((-0.08 * ln(rnd_double() + 0.000001)) * 1000000) / 1000000.0
    WHEN pick < 11 THEN round((-1.6 * ln(rnd_double() + 0.000001)) * 100000) / 100000.0
    WHEN pick < 14 THEN round((-18.0 * ln(rnd_double() + 0.000001)) * 1000) / 1000.0
    ELSE round((-950.0 * ln(rnd_double() + 0.000001)) * 10) / 10.0
  END amount
FROM (SELECT x, (x * 2_654_435_761L % 4_294_967_296L) % 16 pick FROM long_sequence(20_000, 20250701, 9001));
