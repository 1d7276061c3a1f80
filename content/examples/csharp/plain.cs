using QuestDB;

try
{
    // Arrays need version 2 of the protocol, which TCP doesn't negotiate.
    using var sender = Sender.New("tcp::addr=localhost:9009;protocol_version=2;");
    await sender.Table("trades")
        .Symbol("symbol", "BTC-USDT")
        .Symbol("side", "buy")
        .Column("price", 107426.43)
        .Column("amount", 0.25)
        .Column("bids", new[] { 107426.42, 107426.4, 107426.31 })
        .AtAsync(1751362200123456789L); // nanoseconds since 1970-01-01 UTC
    await sender.Table("trades")
        .Symbol("symbol", "ETH-USDT")
        .Symbol("side", "sell")
        .Column("price", 2487.61)
        .Column("amount", 1.5)
        .Column("bids", new[] { 2487.6, 2487.58, 2487.55 })
        .AtAsync(1751362200987654321L);
    await sender.SendAsync();
}
catch (Exception e)
{
    Console.Error.WriteLine($"Error running example: {e.Message}");
    Environment.Exit(1);
}
