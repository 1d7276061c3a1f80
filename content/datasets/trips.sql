-- trips: taxi rides of one city, one week.
-- Rows: 8,000 from 2025-06-30 to 2025-07-06 (local clock of the city, stored as UTC).
-- Values are generated.
CREATE TABLE trips (
  pickup_datetime TIMESTAMP,
  dropoff_datetime TIMESTAMP,
  cab_type SYMBOL,
  payment_type SYMBOL,
  passenger_count INT,
  trip_distance DOUBLE,
  fare_amount DOUBLE,
  tip_amount DOUBLE,
  total_amount DOUBLE,
  pickup_geohash GEOHASH(6c)
) TIMESTAMP(pickup_datetime) PARTITION BY DAY WAL;

INSERT INTO trips
SELECT
  pickup_datetime,
  dateadd('s', cast(180 + distance * 195 + (x % 7) * 20 AS INT), pickup_datetime) dropoff_datetime,
  CASE WHEN x % 9 < 7 THEN 'yellow' ELSE 'green' END cab_type,
  CASE x % 5 WHEN 0 THEN 'cash' WHEN 4 THEN 'no charge' ELSE 'card' END payment_type,
  cast(1 + (x * 31 % 11) % 5 AS INT) passenger_count,
  distance trip_distance,
  round((3.0 + distance * 2.75) * 100) / 100.0 fare_amount,
  CASE WHEN x % 5 IN (1, 2, 3) THEN round(((3.0 + distance * 2.75) * (0.1 + (x % 4) * 0.04)) * 100) / 100.0 ELSE 0.0 END tip_amount,
  round(((3.0 + distance * 2.75) * (CASE WHEN x % 5 IN (1, 2, 3) THEN 1.1 + (x % 4) * 0.04 ELSE 1.0 END)) * 100) / 100.0 total_amount,
  rnd_geohash(30) pickup_geohash
FROM (
  SELECT
    x,
    timestamp_sequence('2025-06-30T00:00:00.000000Z', 75_600_000L) pickup_datetime,
    round((0.4 + 3.1 * abs(sin(x * 1.7)) + 6.5 * abs(sin(x * 0.037)) * abs(sin(x * 3.1))) * 100) / 100.0 distance
  FROM long_sequence(8_000, 20250701, 9005)
);
