using Npgsql;

var builder = new NpgsqlDataSourceBuilder("Host=localhost;Port=8812;Username=admin;Password=quest;Database=qdb");
builder.ConfigureTypeLoading(types => types.EnableTypeLoading(false));
await using var dataSource = builder.Build();

await using var command = dataSource.CreateCommand("SELECT x, sqrt(x) AS root FROM long_sequence(2000000)");
var rowCount = 0L;
var total = 0.0;
// The reader receives rows as the loop asks for them and doesn't keep earlier ones.
await using var reader = await command.ExecuteReaderAsync();
while (await reader.ReadAsync())
{
    rowCount++;
    total += reader.GetDouble(1);
}

Console.WriteLine($"{rowCount} rows, total {total:F2}");
