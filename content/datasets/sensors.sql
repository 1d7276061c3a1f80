-- sensors: machine readings of one plant, two days.
-- Rows: 5,580 from 2025-07-01 to 2025-07-02 (UTC): four sensors, one reading every two minutes each.
-- The values are generated, not recorded. They include what sensors do in the field:
-- - s-04 is silent from 2025-07-01T12:00 to 2025-07-01T18:00.
-- - s-02 drifts upward by 2.4 degrees a day.
-- - s-03 restarts on 2025-07-01 at 21:10 and first reports its power-on value of 85 degrees.
-- - s-03 is stuck at 66.3 degrees on 2025-07-02 from 09:00 to 09:40.
-- - s-01 vibrates more and more until a bearing is replaced on 2025-07-02 at 10:30.
-- - The burners of the furnace trip on 2025-07-01 at 16:40.
-- - Ten minutes of readings from 2025-07-02T06:00 arrive late.
-- The expression (1 + sin(n * c)) * 99991 % 1 is a pseudorandom number from 0 to 1 that depends only on n, so every
-- load produces the same rows. The sum of three of them is close to normally distributed.
CREATE TABLE sensors (
  timestamp TIMESTAMP,
  sensor_id SYMBOL,
  site SYMBOL,
  temperature DOUBLE,
  vibration DOUBLE,
  status SYMBOL
) TIMESTAMP(timestamp) PARTITION BY DAY WAL
DEDUP UPSERT KEYS(timestamp, sensor_id);

WITH noise AS (
  SELECT
    (x - 1) / 4 * 2 minute, ((x - 1) % 4 + 1)::INT sensor,
    (1 + sin(x * 12.9898)) * 99991 % 1 + (1 + sin(x * 78.233)) * 99991 % 1 + (1 + sin(x * 39.3467)) * 99991 % 1 - 1.5 a,
    (1 + sin(x * 27.1828)) * 99991 % 1 + (1 + sin(x * 91.9737)) * 99991 % 1 + (1 + sin(x * 58.7215)) * 99991 % 1 - 1.5 b
  FROM long_sequence(5760)
),
smooth AS (
  SELECT
    minute, sensor, a, b,
    sum(a) OVER (PARTITION BY sensor ORDER BY minute ROWS 29 PRECEDING) slow_a,
    sum(b) OVER (PARTITION BY sensor ORDER BY minute ROWS 14 PRECEDING) slow_b
  FROM noise
),
readings AS (
  SELECT
    dateadd('m', minute::INT, '2025-07-01T00:00:00.000000Z'::TIMESTAMP) timestamp,
    's-0' || sensor sensor_id,
    CASE WHEN sensor <= 2 THEN 'furnace' ELSE 'press' END site,
    round(10 * CASE
      WHEN sensor = 3 AND minute BETWEEN 1980 AND 2020 THEN 66.3
      WHEN sensor <= 2 THEN 411.5 + 2.5 * sin(minute / 7.5 + sensor) + 0.45 * slow_a + a
        + CASE WHEN sensor = 2 THEN minute / 600.0 ELSE 0 END
        - CASE WHEN minute >= 1000 THEN 11 * exp((1000 - minute) / 14.0) ELSE 0 END
      ELSE 58 + 6 / (1 + exp((390 - minute % 1440) / 25.0)) - 6 / (1 + exp((1320 - minute % 1440) / 40.0)) + 0.5 * slow_a + a
    END) / 10.0 temperature,
    round(1000 * (CASE WHEN minute % 1440 BETWEEN 360 AND 1320 THEN 0.85 ELSE 0.65 END + 0.05 * slow_b + 0.06 * b
      + CASE WHEN sensor = 1 AND minute <= 2070 THEN 0.8 * exp((minute - 2070) / 110.0) ELSE 0 END)) / 1000.0 vibration
  FROM smooth
)
INSERT INTO sensors
SELECT
  timestamp, sensor_id, site, temperature, vibration,
  CASE
    WHEN vibration > 1.5 OR (site = 'furnace' AND temperature < 403.5) THEN 'fault'
    WHEN vibration > 1.25 OR (site = 'furnace' AND (temperature < 405.5 OR temperature > 420)) THEN 'warning'
    ELSE 'ok'
  END status
FROM readings
WHERE NOT (sensor_id = 's-04' AND timestamp >= '2025-07-01T12:00' AND timestamp < '2025-07-01T18:00')
  AND NOT (sensor_id = 's-03' AND timestamp >= '2025-07-01T21:10' AND timestamp < '2025-07-01T21:16')
  AND NOT (timestamp >= '2025-07-02T06:00' AND timestamp < '2025-07-02T06:10')
ORDER BY timestamp, sensor_id;

-- The first readings of s-03 after its restart, off the two-minute grid.
INSERT INTO sensors VALUES
  ('2025-07-01T21:15:20.000000Z', 's-03', 'press', 85.0, 0.0, 'fault'),
  ('2025-07-01T21:15:30.000000Z', 's-03', 'press', 85.0, 0.0, 'fault'),
  ('2025-07-01T21:15:40.000000Z', 's-03', 'press', 62.8, 0.749, 'ok');

-- Ten minutes of readings that the gateway of the plant buffered while it was offline, delivered late.
INSERT INTO sensors VALUES
  ('2025-07-02T06:00:00.000000Z', 's-01', 'furnace', 412.5, 0.969, 'ok'
),
  ('2025-07-02T06:00:00.000000Z', 's-02', 'furnace', 414.3, 1.012, 'ok'
),
  ('2025-07-02T06:00:00.000000Z', 's-03', 'press', 61.8, 0.922, 'ok'
),
  ('2025-07-02T06:00:00.000000Z', 's-04', 'press', 60.1, 0.811, 'ok'
),
  ('2025-07-02T06:02:00.000000Z', 's-01', 'furnace', 413.0, 0.854, 'ok'
),
  ('2025-07-02T06:02:00.000000Z', 's-02', 'furnace', 413.5, 0.852, 'ok'
),
  ('2025-07-02T06:02:00.000000Z', 's-03', 'press', 59.9, 0.998, 'ok'
),
  ('2025-07-02T06:02:00.000000Z', 's-04', 'press', 58.2, 0.784, 'ok'
),
  ('2025-07-02T06:04:00.000000Z', 's-01', 'furnace', 412.1, 0.871, 'ok'
),
  ('2025-07-02T06:04:00.000000Z', 's-02', 'furnace', 413.2, 0.939, 'ok'
),
  ('2025-07-02T06:04:00.000000Z', 's-03', 'press', 60.8, 0.916, 'ok'
),
  ('2025-07-02T06:04:00.000000Z', 's-04', 'press', 60.3, 0.846, 'ok'
),
  ('2025-07-02T06:06:00.000000Z', 's-01', 'furnace', 411.9, 0.917, 'ok'
),
  ('2025-07-02T06:06:00.000000Z', 's-02', 'furnace', 412.5, 1.026, 'ok'
),
  ('2025-07-02T06:06:00.000000Z', 's-03', 'press', 60.4, 0.969, 'ok'
),
  ('2025-07-02T06:06:00.000000Z', 's-04', 'press', 59.6, 0.777, 'ok'
),
  ('2025-07-02T06:08:00.000000Z', 's-01', 'furnace', 411.7, 0.917, 'ok'
),
  ('2025-07-02T06:08:00.000000Z', 's-02', 'furnace', 412.9, 0.916, 'ok'
),
  ('2025-07-02T06:08:00.000000Z', 's-03', 'press', 60.5, 0.879, 'ok'
),
  ('2025-07-02T06:08:00.000000Z', 's-04', 'press', 58.7, 0.757, 'ok'
);
