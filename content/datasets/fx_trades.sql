-- fx_trades: executed foreign-exchange trades, one trading day.
-- Rows: 6,000 on 2025-07-01 from 07:00 to 17:00 UTC.
-- Values are generated: ranges follow the pairs' levels of that week. rnd_uuid4() takes no seed, so identifiers are computed.
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

INSERT INTO fx_trades
SELECT
  dateadd('T', rnd_int(0, 4000, 0), timestamp_sequence('2025-07-01T07:00:00.000000Z', 6_000_000L)) timestamp,
  CASE WHEN pick < 5 THEN 'EURUSD' WHEN pick < 8 THEN 'GBPUSD' WHEN pick < 10 THEN 'USDJPY' ELSE 'USDCHF' END symbol,
  rnd_symbol('LMAX', 'EBS', 'Currenex', 'Hotspot') ecn,
  rnd_symbol('buy', 'sell') side,
  CASE
    WHEN pick < 5 THEN round((1.1795 + 0.0031 * sin(x / 900.0) + 0.0006 * sin(x / 61.0) + rnd_double() * 0.0001) * 100000) / 100000.0
    WHEN pick < 8 THEN round((1.3738 + 0.0042 * sin(x / 800.0 + 0.5) + 0.0008 * sin(x / 53.0) + rnd_double() * 0.0001) * 100000) / 100000.0
    WHEN pick < 10 THEN round((143.35 + 0.41 * sin(x / 850.0 + 1.1) + 0.06 * sin(x / 59.0) + rnd_double() * 0.01) * 1000) / 1000.0
    ELSE round((0.7915 + 0.0022 * sin(x / 950.0 + 2.0) + rnd_double() * 0.0001) * 100000) / 100000.0
  END price,
  rnd_int(1, 20, 0) * 50000.0 quantity,
  rnd_symbol('Northbank', 'Harbour', 'Alder', 'Quayside') counterparty,
  to_uuid(x * 7_046_029_254_386_353_131L, x * 1_609_587_929_392_839_161L) order_id
FROM (SELECT x, (x * 2_654_435_761L % 4_294_967_296L) % 12 pick FROM long_sequence(6_000, 20250701, 9002));
