CREATE TABLE readings AS (
  SELECT timestamp, sensor, temperature FROM read_parquet('readings.parquet')
), CAST(sensor AS SYMBOL)
TIMESTAMP(timestamp) PARTITION BY DAY WAL;
