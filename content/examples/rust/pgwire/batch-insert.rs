use chrono::{NaiveDateTime, TimeDelta};
use futures_util::future::try_join_all;
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
            "CREATE TABLE IF NOT EXISTS readings (
                ts TIMESTAMP, sensor SYMBOL, value DOUBLE
            ) TIMESTAMP(ts) PARTITION BY DAY WAL",
        )
        .await?;

    let insert = client
        .prepare_typed(
            "INSERT INTO readings VALUES ($1, $2, $3)",
            &[Type::TIMESTAMP, Type::VARCHAR, Type::FLOAT8],
        )
        .await?;
    let start: NaiveDateTime = "2025-07-01T00:00:00".parse()?;

    // Client::transaction() sends START TRANSACTION, which QuestDB doesn't support.
    client.batch_execute("BEGIN").await?;
    // Polled together, the statements are pipelined: none of them waits for the previous response.
    let inserts = (0..1000).map(|second| {
        let (client, insert) = (&client, &insert);
        async move {
            let ts = start + TimeDelta::seconds(second);
            let sensor = format!("s{}", second % 3);
            let value = second as f64 / 10.0;
            client.execute(insert, &[&ts, &sensor, &value]).await
        }
    });
    // If a statement fails, the program ends, and the server discards the open transaction.
    let inserted: u64 = try_join_all(inserts).await?.iter().sum();
    client.batch_execute("COMMIT").await?;
    println!("{inserted} rows inserted");
    Ok(())
}
