use tokio_postgres::NoTls;

#[tokio::main]
async fn main() -> Result<(), tokio_postgres::Error> {
    let (client, connection) = tokio_postgres::connect(
        "host=localhost port=8812 user=admin password=quest dbname=qdb connect_timeout=10",
        NoTls,
    )
    .await?;

    // The connection does the actual work, so it has to run in a task of its own.
    tokio::spawn(async move {
        if let Err(error) = connection.await {
            eprintln!("connection error: {error}");
        }
    });

    let rows = client
        .query(
            "SELECT symbol, count() AS trades FROM trades ORDER BY symbol",
            &[],
        )
        .await?;
    for row in rows {
        let symbol: &str = row.get("symbol");
        let trades: i64 = row.get("trades");
        println!("{symbol} {trades}");
    }
    Ok(())
}
