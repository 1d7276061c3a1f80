use chrono::NaiveDateTime;
use tokio_postgres::{NoTls, types::Type};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (client, connection) = tokio_postgres::connect(
        "host=localhost port=8812 user=admin password=quest dbname=qdb",
        NoTls,
    )
    .await?;
    tokio::spawn(connection);

    let since: NaiveDateTime = "2025-07-03T12:00:00".parse()?;
    let sql = "SELECT timestamp, price, amount FROM trades
        WHERE symbol = $1 AND timestamp >= $2 AND amount > $3
        LIMIT 2";

    // The type of each parameter is specified together with its value.
    let rows = client
        .query_typed(
            sql,
            &[
                (&"BTC-USDT", Type::VARCHAR),
                (&since, Type::TIMESTAMP),
                (&0.05, Type::FLOAT8),
            ],
        )
        .await?;
    for row in &rows {
        let timestamp: NaiveDateTime = row.get("timestamp");
        let price: f64 = row.get("price");
        let amount: f64 = row.get("amount");
        println!("{timestamp} {price} {amount}");
    }

    // A prepared statement is parsed once and can be executed many times.
    let statement = client
        .prepare_typed(
            "SELECT max(price) FROM trades WHERE symbol = $1",
            &[Type::VARCHAR],
        )
        .await?;
    for symbol in ["ETH-USDT", "SOL-USDT"] {
        let highest: f64 = client.query_one(&statement, &[&symbol]).await?.get(0);
        println!("{symbol} {highest}");
    }
    Ok(())
}
