CREATE TABLE readings AS (
  SELECT
    timestamp_sequence('2025-07-01', 3_600_000) AS timestamp,
    ('device' || x % 50)::SYMBOL AS device,
    x % 40 + 0.5 AS temperature,
    x % 60 + 0.5 AS humidity,
    'status ' || x % 5 AS note
  FROM long_sequence(100_000)
) TIMESTAMP(timestamp) PARTITION BY HOUR WAL
