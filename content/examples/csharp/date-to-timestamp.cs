using System.Globalization;
using QuestDB;

var iso = DateTimeOffset.Parse("2025-07-01T11:30:00.123456+02:00", CultureInfo.InvariantCulture);

var wallClock = DateTime.ParseExact("01/07/2025 11:30:00", "dd/MM/yyyy HH:mm:ss", CultureInfo.InvariantCulture);
var local = TimeZoneInfo.ConvertTimeToUtc(wallClock, TimeZoneInfo.FindSystemTimeZoneById("Europe/Madrid"));

var date = DateOnly.Parse("2025-07-01", CultureInfo.InvariantCulture)
    .ToDateTime(TimeOnly.MinValue, DateTimeKind.Utc);

var milliseconds = DateTimeOffset.FromUnixTimeMilliseconds(1751362200123);

using var sender = Sender.New("http::addr=localhost:9000;");
await sender.Table("conversions").Symbol("source", "ISO 8601 with offset").AtAsync(iso);
await sender.Table("conversions").Symbol("source", "local time in Madrid").AtAsync(local);
await sender.Table("conversions").Symbol("source", "date").AtAsync(date);
await sender.Table("conversions").Symbol("source", "milliseconds").AtAsync(milliseconds);
await sender.SendAsync();
