use std::error::Error;

use chrono::{DateTime, FixedOffset, NaiveDate, NaiveDateTime, NaiveTime, Utc};
use questdb::ingress::{Sender, TimestampMicros, TimestampNanos};

fn main() -> Result<(), Box<dyn Error>> {
    let iso = DateTime::parse_from_rfc3339("2025-07-01T11:30:00.123456+02:00")?;
    let offset = FixedOffset::east_opt(2 * 3600).ok_or("invalid offset")?;
    let local = NaiveDateTime::parse_from_str("01/07/2025 11:30:00", "%d/%m/%Y %H:%M:%S")?
        .and_local_timezone(offset)
        .single()
        .ok_or("ambiguous local time")?;
    let date: DateTime<Utc> = "2025-07-01"
        .parse::<NaiveDate>()?
        .and_time(NaiveTime::MIN)
        .and_utc();

    let mut sender = Sender::from_conf("http::addr=localhost:9000;")?;
    let mut buffer = sender.new_buffer();
    buffer
        .table("conversions")?
        .symbol("source", "ISO 8601 with offset")?
        .at(TimestampNanos::from_datetime(iso)?)?;
    buffer
        .table("conversions")?
        .symbol("source", "local time at UTC+2")?
        .at(TimestampNanos::from_datetime(local)?)?;
    buffer
        .table("conversions")?
        .symbol("source", "date")?
        .at(TimestampNanos::from_datetime(date)?)?;
    buffer
        .table("conversions")?
        .symbol("source", "milliseconds")?
        .at(TimestampMicros::new(1_751_362_200_123 * 1_000))?;
    sender.flush(&mut buffer)?;
    Ok(())
}
