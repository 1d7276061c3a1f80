use chrono::{DateTime, FixedOffset, NaiveDateTime, Utc};
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
            "CREATE TABLE IF NOT EXISTS departures (ts TIMESTAMP, train VARCHAR)
            TIMESTAMP(ts) PARTITION BY DAY WAL",
        )
        .await?;

    // Convert times with an offset to UTC before you send them.
    let departure: DateTime<FixedOffset> = "2025-07-01T12:00:00+02:00".parse()?;
    client
        .execute_typed(
            "INSERT INTO departures VALUES ($1, $2)",
            &[
                (&departure.naive_utc(), Type::TIMESTAMP),
                (&"ICE 9", Type::VARCHAR),
            ],
        )
        .await?;
    client
        .query("SELECT wait_wal_table('departures')", &[])
        .await?;

    let row = client.query_one("SELECT ts FROM departures", &[]).await?;
    let stored: NaiveDateTime = row.get("ts");
    let utc: DateTime<Utc> = stored.and_utc(); // attach the zone that the server uses
    println!("{utc}");
    println!("{}", utc.with_timezone(departure.offset()));

    // Local days: let the server convert, so that it aligns buckets to midnight in Berlin.
    let rows = client
        .query(
            "SELECT to_timezone(timestamp, 'Europe/Berlin') AS day, count() AS trades FROM trades
            SAMPLE BY 1d ALIGN TO CALENDAR TIME ZONE 'Europe/Berlin'",
            &[],
        )
        .await?;
    for row in rows {
        let day: NaiveDateTime = row.get("day");
        println!("{} {}", day.date(), row.get::<_, i64>("trades"));
    }
    Ok(())
}
