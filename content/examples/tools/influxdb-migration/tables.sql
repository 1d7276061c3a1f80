CREATE TABLE weather (
  timestamp TIMESTAMP,
  station SYMBOL,
  region SYMBOL,
  temperature DOUBLE,
  humidity INT,
  online BOOLEAN,
  status SYMBOL
) TIMESTAMP(timestamp) PARTITION BY DAY TTL 90 DAYS
DEDUP UPSERT KEYS(timestamp, station, region);

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
