using QuestDB;
using QuestDB.Enums;
using QuestDB.Senders;
using QuestDB.Utils;

var start = new DateTime(2025, 7, 1, 9, 0, 0, DateTimeKind.Utc);
var batch = new List<Reading> { new("s1", 21.5, start), new("s2", 22.1, start.AddSeconds(1)) };

// With an explicit version, creating the sender doesn't connect, so it succeeds during an outage.
using var sender = Sender.New("http::addr=localhost:9000;protocol_version=2;auto_flush=off;");
await SendWithRetries(sender, batch, attempts: 3);
Console.WriteLine($"{batch.Count} rows sent");

static async Task SendWithRetries(ISender sender, IReadOnlyList<Reading> batch, int attempts)
{
    for (var attempt = 1; ; attempt++)
    {
        foreach (var r in batch)
        {
            await sender.Table("readings").Symbol("sensor", r.Sensor).Column("value", r.Value).AtAsync(r.Time);
        }

        try
        {
            await sender.SendAsync(); // on failure, the sender discards its buffer
            return;
        }
        catch (IngressError e) when (
            attempt < attempts && e.code == ErrorCode.ServerFlushError && e.Message.Contains("Cannot connect"))
        {
            await Task.Delay(TimeSpan.FromSeconds(1));
        }
    }
}

record Reading(string Sensor, double Value, DateTime Time);
