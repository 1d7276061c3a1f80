cube("trades", {
  sql_table: "trades",

  measures: {
    count: { type: "count" },
    volume: { type: "sum", sql: "amount" },
    high: { type: "max", sql: "price" },
    low: { type: "min", sql: "price" },
    vwap: { type: "number", sql: "sum(price * amount) / sum(amount)" },
    buys: { type: "sum", sql: "CASE WHEN side = 'buy' THEN 1 ELSE 0 END" },
  },

  dimensions: {
    symbol: { type: "string", sql: "symbol" },
    side: { type: "string", sql: "side" },
    time: {
      type: "time",
      sql: "timestamp",
      granularities: {
        five_minutes: { interval: "5 minutes" },
      },
    },
  },
});
