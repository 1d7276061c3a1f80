SELECT timestamp, station, temperature, humidity, online, status
FROM influx_weather
WHERE timestamp = '2025-07-01T00:00:00.123456Z' AND station = 'Bergen'
ORDER BY temperature, humidity, status, online;
