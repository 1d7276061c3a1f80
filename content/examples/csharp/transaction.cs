using QuestDB;
using QuestDB.Utils;

using var sender = Sender.New("http::addr=localhost:9000;");
var time = new DateTime(2025, 7, 1, 9, 0, 0, DateTimeKind.Utc);

// Table() is called by the client for each row of a transaction.
sender.Transaction("transfers");
await sender.Symbol("account", "A").Column("delta", -100.0).AtAsync(time);
await sender.Symbol("account", "B").Column("delta", 100.0).AtAsync(time);
await sender.CommitAsync();

try
{
    sender.Transaction("transfers");
    await sender.Symbol("account", "A").Column("delta", -50.0).AtAsync(time.AddSeconds(1));
    await sender.Symbol("account", "B").Column("delta", "fifty").AtAsync(time.AddSeconds(1));
    await sender.CommitAsync();
}
catch (IngressError e)
{
    Console.WriteLine($"Nothing was stored: {e.Message}");
}
