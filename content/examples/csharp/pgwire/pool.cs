using Npgsql;

var builder = new NpgsqlDataSourceBuilder(
    "Host=localhost;Port=8812;Username=admin;Password=quest;Database=qdb;Maximum Pool Size=4");
builder.ConfigureTypeLoading(types => types.EnableTypeLoading(false));
// Create one data source for the application: it is thread-safe and contains the pool.
await using var dataSource = builder.Build();

string[] symbols = { "BTC-USDT", "ETH-USDT", "SOL-USDT", "XRP-USDT" };
var prices = await Task.WhenAll(symbols.Select(LastPrice));
for (var i = 0; i < symbols.Length; i++)
{
    Console.WriteLine($"{symbols[i]} {prices[i]}");
}

async Task<double> LastPrice(string symbol)
{
    // Disposing of the command returns its connection to the pool.
    await using var query = dataSource.CreateCommand(
        "SELECT price FROM trades WHERE symbol = $1 LATEST ON timestamp PARTITION BY symbol");
    query.Parameters.AddWithValue(symbol);
    return (double)(await query.ExecuteScalarAsync() ?? throw new InvalidOperationException($"no trades of {symbol}"));
}
