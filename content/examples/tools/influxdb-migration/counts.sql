SELECT
  count() AS row_count,
  count(temperature) AS temperature,
  count(humidity) AS humidity,
  count(status) AS status
FROM weather
WHERE timestamp IN '2025-07-01';
