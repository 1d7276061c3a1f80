SELECT symbol, sum(amount) AS volume
FROM questdb.trades
WHERE timestamp >= '2025-07-01'
GROUP BY symbol
ORDER BY symbol;
