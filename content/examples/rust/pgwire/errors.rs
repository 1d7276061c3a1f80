use tokio_postgres::NoTls;

#[tokio::main]
async fn main() -> Result<(), tokio_postgres::Error> {
    let (client, connection) = tokio_postgres::connect(
        "host=localhost port=8812 user=admin password=quest dbname=qdb",
        NoTls,
    )
    .await?;
    tokio::spawn(connection);

    for sql in ["SELECT * FROM no_such_table", "SELECT price FRM trades"] {
        let Err(error) = client.query(sql, &[]).await else {
            continue;
        };
        match error.as_db_error() {
            // The server rejected the statement. Its SQLSTATE is almost always 00000.
            Some(rejected) => println!("{} ({})", rejected.message(), rejected.code().code()),
            // Anything else, such as a lost connection, ends the program.
            None => return Err(error),
        }
    }
    Ok(())
}
