-- Imported rows are applied asynchronously: wait until all of them are visible.
SELECT wait_wal_table('influx_weather');
SELECT wait_wal_table('influx_power_meter');

INSERT INTO weather
SELECT
  timestamp,
  station,
  region,
  last_not_null(temperature) AS temperature,
  last_not_null(humidity)::INT AS humidity,
  max(online) = 1 AS online,
  last_not_null(status) AS status
FROM influx_weather
GROUP BY timestamp, station, region
ORDER BY timestamp;

INSERT INTO power_meter
SELECT
  timestamp,
  station,
  last_not_null(peak_load) AS peak_load,
  last_not_null(pulses) AS pulses
FROM influx_power_meter
GROUP BY timestamp, station
ORDER BY timestamp;

-- Wait again before you count the rows.
SELECT wait_wal_table('weather');
SELECT wait_wal_table('power_meter');
