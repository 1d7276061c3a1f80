SELECT * FROM questdb (
  SELECT timestamp, symbol, first(price) AS open, last(price) AS close
  FROM trades
  WHERE timestamp IN '2025-07-01'
  SAMPLE BY 1m
  ORDER BY timestamp, symbol
);
