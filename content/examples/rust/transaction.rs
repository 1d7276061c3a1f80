use std::error::Error;

use chrono::{DateTime, Utc};
use questdb::ingress::{Buffer, Sender, TimestampNanos};

fn add_entry(
    buffer: &mut Buffer,
    table: &str,
    account: &str,
    delta: f64,
) -> Result<(), Box<dyn Error>> {
    let at: DateTime<Utc> = "2025-07-01T09:00:00Z".parse()?;
    buffer
        .table(table)?
        .symbol("account", account)?
        .column_f64("delta", delta)?
        .at(TimestampNanos::from_datetime(at)?)?;
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut sender = Sender::from_conf("http::addr=localhost:9000;")?;
    let mut buffer = sender.new_buffer();

    add_entry(&mut buffer, "transfers", "A", -100.0)?;
    add_entry(&mut buffer, "transfers", "B", 100.0)?;
    // `true` rejects a buffer that can't be committed as a single transaction.
    sender.flush_and_keep_with_flags(&buffer, true)?;
    buffer.clear();

    add_entry(&mut buffer, "transfers", "A", -50.0)?;
    add_entry(&mut buffer, "transfers", "B", 50.0)?;
    buffer.set_marker()?;
    add_entry(&mut buffer, "audit", "A", -50.0)?;
    if let Err(error) = sender.flush_and_keep_with_flags(&buffer, true) {
        println!("{:?}: {}", error.code(), error.msg());
        buffer.rewind_to_marker()?; // removes the row for the other table
        sender.flush_and_keep_with_flags(&buffer, true)?;
    }
    Ok(())
}
