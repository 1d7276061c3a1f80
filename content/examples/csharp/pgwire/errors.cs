using Npgsql;

// The server aborts statements that run for longer than 500 ms.
var builder = new NpgsqlDataSourceBuilder(
    "Host=localhost;Port=8812;Username=admin;Password=quest;Database=qdb;Options=-c statement_timeout=500");
builder.ConfigureTypeLoading(types => types.EnableTypeLoading(false));
await using var dataSource = builder.Build();

string[] statements =
{
    "SELECT pric FROM trades",
    "SELECT * FROM orders",
    "SELECT count() FROM long_sequence(100000000000) WHERE x % 7 = 3",
};
foreach (var sql in statements)
{
    try
    {
        await using var command = dataSource.CreateCommand(sql);
        await command.ExecuteScalarAsync();
    }
    catch (PostgresException e)
    {
        Console.WriteLine($"{e.MessageText} (position {e.Position}, state {e.SqlState})");
    }
}
