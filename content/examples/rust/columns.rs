use std::error::Error;

use chrono::{DateTime, Utc};
use questdb::ingress::{ColumnName, Sender, TableName, TimestampMicros, TimestampNanos};

fn main() -> Result<(), Box<dyn Error>> {
    let mut sender = Sender::from_conf("http::addr=localhost:9000;")?;
    let mut buffer = sender.new_buffer();

    let at: DateTime<Utc> = "2025-07-01T09:00:00Z".parse()?;
    let calibrated: DateTime<Utc> = "2025-06-30T08:00:00Z".parse()?;
    buffer
        .table("readings")?
        .symbol("sensor", "s1")?
        .column_f64("temperature", 21.5)?
        .column_i64("count", 42)?
        .column_bool("healthy", true)?
        .column_str("note", "after maintenance")?
        .column_ts("calibrated", TimestampMicros::from_datetime(calibrated))?
        .at(TimestampNanos::from_datetime(at)?)?;

    // Names that are reused for many rows can be validated once.
    let readings = TableName::new("readings")?;
    let sensor = ColumnName::new("sensor")?;
    let temperature = ColumnName::new("temperature")?;
    for (second, value) in [22.1, 22.4].into_iter().enumerate() {
        let at = at + chrono::TimeDelta::seconds(1 + second as i64);
        buffer
            .table(readings)?
            .symbol(sensor, "s2")?
            .column_f64(temperature, value)?
            .at(TimestampNanos::from_datetime(at)?)?;
    }

    println!("{} rows, {} bytes", buffer.row_count(), buffer.len());
    sender.flush(&mut buffer)?;
    Ok(())
}
