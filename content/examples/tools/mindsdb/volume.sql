SELECT symbol, count(*) AS trades, sum(amount) AS volume
FROM market.trades
WHERE timestamp >= '2025-07-01'
GROUP BY symbol
ORDER BY symbol;
