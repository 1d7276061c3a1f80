using Npgsql;

var builder = new NpgsqlDataSourceBuilder("Host=localhost;Port=8812;Username=admin;Password=quest;Database=qdb");
builder.ConfigureTypeLoading(types => types.EnableTypeLoading(false));
await using var dataSource = builder.Build();

await using var connection = await dataSource.OpenConnectionAsync();

await using (var create = new NpgsqlCommand("""
    CREATE TABLE IF NOT EXISTS readings (
      ts TIMESTAMP,
      sensor SYMBOL,
      value DOUBLE
    ) TIMESTAMP(ts) PARTITION BY DAY
    """, connection))
{
    await create.ExecuteNonQueryAsync();
}

// One transaction for all batches, so that either every row is stored or none.
await using var transaction = await connection.BeginTransactionAsync();
var start = new DateTime(2025, 7, 1, 0, 0, 0, DateTimeKind.Utc);
foreach (var chunk in Enumerable.Range(0, 10_000).Chunk(1_000))
{
    await using var batch = new NpgsqlBatch(connection, transaction);
    foreach (var i in chunk)
    {
        batch.BatchCommands.Add(new NpgsqlBatchCommand("INSERT INTO readings VALUES ($1, $2, $3)")
        {
            Parameters =
            {
                new() { Value = start.AddSeconds(i) },
                new() { Value = $"s{i % 3}" },
                new() { Value = i / 10.0 },
            },
        });
    }

    await batch.ExecuteNonQueryAsync();
}

await transaction.CommitAsync();
Console.WriteLine("10,000 rows committed");
