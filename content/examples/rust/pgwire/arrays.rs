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

    client
        .batch_execute(
            "CREATE TABLE IF NOT EXISTS quotes (ts TIMESTAMP, symbol SYMBOL, bids DOUBLE[])
            TIMESTAMP(ts) PARTITION BY DAY WAL",
        )
        .await?;

    let ts: NaiveDateTime = "2025-07-01T09:00:00".parse()?;
    let bids = vec![1.1811, 1.1810, 1.1809];
    client
        .execute_typed(
            "INSERT INTO quotes VALUES ($1, $2, $3)",
            &[
                (&ts, Type::TIMESTAMP),
                (&"EURUSD", Type::VARCHAR),
                (&bids, Type::FLOAT8_ARRAY),
            ],
        )
        .await?;
    client.query("SELECT wait_wal_table('quotes')", &[]).await?;

    let row = client
        .query_one("SELECT bids, bids[1] AS best FROM quotes", &[])
        .await?;
    let (bids, best): (Vec<f64>, f64) = (row.get("bids"), row.get("best"));
    println!("{bids:?}, best {best}");

    // Select a row of a two-dimensional array, because a Vec has one dimension.
    let row = client
        .query_one(
            "SELECT bids[1] AS prices, bids[2] AS sizes FROM market_data
            WHERE symbol = 'EURUSD' LIMIT 1",
            &[],
        )
        .await?;
    let (prices, sizes): (Vec<f64>, Vec<f64>) = (row.get("prices"), row.get("sizes"));
    for (price, size) in prices.iter().zip(&sizes) {
        println!("{price} x {size}");
    }
    Ok(())
}
