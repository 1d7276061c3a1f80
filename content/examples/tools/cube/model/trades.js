cube(`trades`, {
  sql_table: `trades`,

  measures: {
    count: { type: `count` },
    volume: { type: `sum`, sql: `amount` },
    average_price: { type: `avg`, sql: `price` },
  },

  dimensions: {
    symbol: { type: `string`, sql: `symbol` },
    timestamp: { type: `time`, sql: `timestamp` },
  },
});
