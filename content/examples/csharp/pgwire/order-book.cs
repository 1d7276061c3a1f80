using Npgsql;

var builder = new NpgsqlDataSourceBuilder("Host=localhost;Port=8812;Username=admin;Password=quest;Database=qdb");
builder.ConfigureTypeLoading(types => types.EnableTypeLoading(false));
await using var dataSource = builder.Build();

await Execute("""
    CREATE TABLE books (
      ts TIMESTAMP,
      symbol SYMBOL,
      bids DOUBLE[][]
    ) TIMESTAMP(ts) PARTITION BY DAY
    """);
// Prices in the first row, amounts in the second.
await Execute("INSERT INTO books VALUES ($1, $2, $3)",
    new DateTime(2025, 7, 1, 9, 30, 0, DateTimeKind.Utc),
    "BTC-USDT",
    new[,] { { 107426.42, 107426.4, 107426.31 }, { 0.5, 1.25, 2.0 } });
await Execute("SELECT wait_wal_table('books')");

await using var query = dataSource.CreateCommand("SELECT bids, bids[1, 1] AS best FROM books");
await using var reader = await query.ExecuteReaderAsync();
while (await reader.ReadAsync())
{
    var bids = reader.GetFieldValue<double[,]>(0);
    Console.WriteLine($"{bids.GetLength(1)} levels, best {reader.GetDouble(1)}");
}

async Task Execute(string sql, params object[] values)
{
    await using var command = dataSource.CreateCommand(sql);
    foreach (var value in values)
    {
        command.Parameters.AddWithValue(value);
    }

    await command.ExecuteNonQueryAsync();
}
