using Npgsql;

var builder = new NpgsqlDataSourceBuilder("Host=localhost;Port=8812;Username=admin;Password=quest;Database=qdb");
builder.ConfigureTypeLoading(types => types.EnableTypeLoading(false));
await using var dataSource = builder.Build();

await using var connection = await dataSource.OpenConnectionAsync();
await Execute("CREATE TABLE events (ts TIMESTAMP, name VARCHAR) TIMESTAMP(ts) PARTITION BY DAY");

// The kind must be UTC. Local and unspecified times are stored as they are, without conversion.
var noon = new DateTimeOffset(2025, 7, 1, 14, 0, 0, TimeSpan.FromHours(2));
await Execute("INSERT INTO events VALUES ($1, $2)", noon.UtcDateTime, "noon UTC");
await Execute("SELECT wait_wal_table('events')");

await using var query = new NpgsqlCommand("SELECT ts FROM events", connection);
var stored = (DateTime)(await query.ExecuteScalarAsync())!;
Console.WriteLine(stored.Kind); // unspecified, because QuestDB sends no time zone
var utc = DateTime.SpecifyKind(stored, DateTimeKind.Utc);
Console.WriteLine(TimeZoneInfo.ConvertTimeFromUtc(utc, TimeZoneInfo.FindSystemTimeZoneById("Europe/Madrid")));

async Task Execute(string sql, params object[] values)
{
    await using var command = new NpgsqlCommand(sql, connection);
    foreach (var value in values)
    {
        command.Parameters.AddWithValue(value);
    }

    await command.ExecuteNonQueryAsync();
}
