using Npgsql;

var builder = new NpgsqlDataSourceBuilder("Host=localhost;Port=8812;Username=admin;Password=quest;Database=qdb");
builder.ConfigureTypeLoading(types => types.EnableTypeLoading(false));
await using var dataSource = builder.Build();

await using var query = dataSource.CreateCommand("""
    SELECT timestamp, price, amount
    FROM trades
    WHERE symbol = $1 AND timestamp >= $2 AND amount > $3
    LIMIT $4
    """);
query.Parameters.AddWithValue("BTC-USDT");
query.Parameters.AddWithValue(new DateTime(2025, 7, 2, 0, 0, 0, DateTimeKind.Utc));
query.Parameters.AddWithValue(0.5);
query.Parameters.AddWithValue(3);
await using var reader = await query.ExecuteReaderAsync();
while (await reader.ReadAsync())
{
    var time = DateTime.SpecifyKind(reader.GetDateTime(0), DateTimeKind.Utc);
    Console.WriteLine($"{time:O} {reader.GetDouble(1)} {reader.GetDouble(2)}");
}
