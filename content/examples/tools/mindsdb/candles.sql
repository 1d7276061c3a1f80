SELECT timestamp, close
FROM market (
  SELECT timestamp, last(price) AS close
  FROM trades
  WHERE symbol = 'BTC-USDT'
  SAMPLE BY 5m
)
ORDER BY timestamp;
