using QuestDB;

using var sender = Sender.New("http::addr=localhost:9000;");

// Prices in the first row, amounts in the second.
var bids = new[,] { { 107426.42, 107426.4, 107426.31 }, { 0.5, 1.25, 2.0 } };
await sender.Table("books")
    .Symbol("symbol", "BTC-USDT")
    .Column("bids", bids)
    .AtAsync(new DateTime(2025, 7, 1, 9, 30, 0, DateTimeKind.Utc));

// The same array from a flat sequence and its shape.
var asks = new[] { 107426.43, 107426.5, 107426.57, 0.25, 1.0, 1.75 };
await sender.Table("books")
    .Symbol("symbol", "BTC-USDT")
    .Column<double>("asks", asks, new[] { 2, 3 })
    .AtAsync(new DateTime(2025, 7, 1, 9, 30, 1, DateTimeKind.Utc));

await sender.SendAsync();
