use std::pin::pin;

use futures_util::TryStreamExt;
use tokio_postgres::{NoTls, types::ToSql};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (client, connection) = tokio_postgres::connect(
        "host=localhost port=8812 user=admin password=quest dbname=qdb",
        NoTls,
    )
    .await?;
    tokio::spawn(connection);

    let parameters: [&(dyn ToSql + Sync); 0] = [];
    let rows = client
        .query_raw("SELECT price, amount FROM trades", parameters)
        .await?;
    // Rows are read from the connection as they are consumed, and never collected.
    let mut rows = pin!(rows);
    let (mut count, mut volume) = (0, 0.0);
    while let Some(row) = rows.try_next().await? {
        count += 1;
        volume += row.get::<_, f64>("price") * row.get::<_, f64>("amount");
    }
    println!("{count} trades, {volume:.2} USDT");
    Ok(())
}
