using QuestDB;

using var sender = Sender.New("http::addr=localhost:9000;");

await sender.Table("readings")
    .Symbol("sensor", "s1")
    .Column("temperature", 21.5)
    .Column("count", 42)
    .Column("healthy", true)
    .Column("note", "after maintenance")
    .Column("calibrated", new DateTimeOffset(2025, 6, 30, 8, 0, 0, TimeSpan.Zero))
    .AtAsync(new DateTimeOffset(2025, 7, 1, 9, 0, 0, TimeSpan.Zero));

// NullableColumn() leaves the column out if the value is null.
string? note = null;
await sender.Table("readings")
    .Symbol("sensor", "s2")
    .Column("temperature", 22.1)
    .NullableColumn("note", note)
    .AtAsync(new DateTimeOffset(2025, 7, 1, 9, 0, 1, TimeSpan.Zero));

await sender.SendAsync();
