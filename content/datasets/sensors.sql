-- sensors: machine readings of one plant, two days.
-- Rows: 5,580 from 2025-07-01 to 2025-07-02 (UTC): four sensors, one reading each every two minutes.
-- Sensor s-04 is silent from 2025-07-01T12:00 to 2025-07-01T18:00, so that gaps can be shown.
-- Values are generated.
CREATE TABLE sensors (
  timestamp TIMESTAMP,
  sensor_id SYMBOL,
  site SYMBOL,
  temperature DOUBLE,
  vibration DOUBLE,
  status SYMBOL
) TIMESTAMP(timestamp) PARTITION BY DAY WAL
DEDUP UPSERT KEYS(timestamp, sensor_id);

INSERT INTO sensors
SELECT timestamp, sensor_id, site, temperature, vibration, status
FROM (
  SELECT
    dateadd('s', cast((x - 1) / 4 * 120 AS INT), '2025-07-01T00:00:00.000000Z'::TIMESTAMP) timestamp,
    CASE x % 4 WHEN 1 THEN 's-01' WHEN 2 THEN 's-02' WHEN 3 THEN 's-03' ELSE 's-04' END sensor_id,
    CASE WHEN x % 4 IN (1, 2) THEN 'furnace' ELSE 'press' END site,
    round((CASE WHEN x % 4 IN (1, 2) THEN 412.0 ELSE 61.0 END + 8 * sin(x / 380.0) + rnd_double() * 3) * 10) / 10.0 temperature,
    round((0.8 + 0.3 * sin(x / 150.0) + rnd_double() * 0.2) * 1000) / 1000.0 vibration,
    CASE WHEN x % 613 = 0 THEN 'fault' WHEN x % 211 = 0 THEN 'warning' ELSE 'ok' END status
  FROM long_sequence(5_760, 20250701, 9007)
)
WHERE NOT (sensor_id = 's-04' AND timestamp >= '2025-07-01T12:00' AND timestamp < '2025-07-01T18:00');
