-- core_price: top-of-book foreign-exchange quotes from several venues, one trading day.
-- Rows: 12,000 on 2025-07-01 from 07:00 to 17:00 UTC, one every three seconds.
-- Values are generated: ranges follow the pairs' levels of that week.
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

INSERT INTO core_price
SELECT
  timestamp, symbol, ecn,
  round((mid - half_spread) * 100000) / 100000.0 bid_price,
  bid_volume,
  round((mid + half_spread) * 100000) / 100000.0 ask_price,
  ask_volume,
  reason
FROM (
  SELECT
    timestamp_sequence('2025-07-01T07:00:00.000000Z', 3_000_000L) timestamp,
    CASE WHEN pick < 5 THEN 'EURUSD' WHEN pick < 8 THEN 'GBPUSD' WHEN pick < 10 THEN 'USDJPY' ELSE 'USDCHF' END symbol,
    CASE x % 4 WHEN 0 THEN 'LMAX' WHEN 1 THEN 'EBS' WHEN 2 THEN 'Currenex' ELSE 'Hotspot' END ecn,
    CASE
      WHEN pick < 5 THEN 1.1795 + 0.0031 * sin(x / 1800.0) + 0.0006 * sin(x / 122.0)
      WHEN pick < 8 THEN 1.3738 + 0.0042 * sin(x / 1600.0 + 0.5) + 0.0008 * sin(x / 106.0)
      WHEN pick < 10 THEN 143.35 + 0.41 * sin(x / 1700.0 + 1.1) + 0.06 * sin(x / 118.0)
      ELSE 0.7915 + 0.0022 * sin(x / 1900.0 + 2.0)
    END mid,
    CASE WHEN pick >= 8 AND pick < 10 THEN 0.004 + 0.002 * (x % 5) ELSE 0.00004 + 0.00002 * (x % 5) END half_spread,
    rnd_long(1, 30, 0) * 100_000 bid_volume,
    rnd_long(1, 30, 0) * 100_000 ask_volume,
    rnd_symbol('normal', 'liquidity_event', 'news_event') reason
  FROM (SELECT x, (x * 2_654_435_761L % 4_294_967_296L) % 12 pick FROM long_sequence(12_000, 20250701, 9003))
);
