using Npgsql;

var builder = new NpgsqlDataSourceBuilder("Host=localhost;Port=8812;Username=admin;Password=quest;Database=qdb");
// QuestDB has its own types. Without this line, Npgsql doesn't recognize arrays.
builder.ConfigureTypeLoading(types => types.EnableTypeLoading(false));
await using var dataSource = builder.Build();

await using var command = dataSource.CreateCommand("""
    SELECT symbol, count() AS trades, avg(price) AS mean
    FROM trades
    GROUP BY symbol
    ORDER BY symbol
    """);
await using var reader = await command.ExecuteReaderAsync();
while (await reader.ReadAsync())
{
    Console.WriteLine($"{reader.GetString(0)} {reader.GetInt64(1)} {reader.GetDouble(2):F4}");
}
