CREATE TABLE weather (
  timestamp TIMESTAMP,
  station SYMBOL,
  region SYMBOL,
  temperature DOUBLE,
  humidity INT,
  online BOOLEAN,
  status SYMBOL
) TIMESTAMP(timestamp) PARTITION BY DAY
DEDUP UPSERT KEYS(timestamp, station, region);

CREATE TABLE power_meter (
  timestamp TIMESTAMP,
  station SYMBOL,
  peak_load DOUBLE,
  pulses LONG
) TIMESTAMP(timestamp) PARTITION BY DAY
DEDUP UPSERT KEYS(timestamp, station);
