-- weather: hourly observations of three stations, one month.
-- Rows: 2,160 from 2025-06-01 to 2025-06-30 (UTC). Some readings are null, as in the field.
-- Values are generated.
CREATE TABLE weather (
  timestamp TIMESTAMP,
  station SYMBOL,
  temperature_c DOUBLE,
  wind_speed_ms DOUBLE,
  wind_direction INT,
  rain_mm DOUBLE
) TIMESTAMP(timestamp) PARTITION BY MONTH WAL;

INSERT INTO weather
SELECT
  dateadd('h', cast((x - 1) / 3 AS INT), '2025-06-01T00:00:00.000000Z'::TIMESTAMP) timestamp,
  CASE x % 3 WHEN 1 THEN 'harbour' WHEN 2 THEN 'airport' ELSE 'hilltop' END station,
  CASE WHEN x % 89 = 0 THEN null ELSE round((15.5 - (x % 3) * 2.4 + 6.2 * sin(((x - 1) / 3 % 24 - 8) * 0.2618) + 2.5 * sin(x / 260.0) + rnd_double()) * 10) / 10.0 END temperature_c,
  round((2.5 + (x % 3) * 1.9 + 3.0 * abs(sin(x / 71.0)) + rnd_double()) * 10) / 10.0 wind_speed_ms,
  cast((200 + 120 * sin(x / 113.0) + rnd_int(0, 15, 0)) AS INT) wind_direction,
  CASE WHEN sin(x / 97.0) > 0.8 THEN round((rnd_double() * 4) * 10) / 10.0 ELSE 0.0 END rain_mm
FROM long_sequence(2_160, 20250701, 9006);
