use std::error::Error;
use std::process::ExitCode;

use chrono::{DateTime, Utc};
use questdb::ingress::{Sender, TimestampNanos};

fn insert_trades() -> Result<(), Box<dyn Error>> {
    let mut sender = Sender::from_conf("http::addr=localhost:9000;")?;
    let mut buffer = sender.new_buffer();

    let first: DateTime<Utc> = "2025-07-01T09:30:00.123456789Z".parse()?;
    buffer
        .table("trades")?
        .symbol("symbol", "BTC-USDT")?
        .symbol("side", "buy")?
        .column_f64("price", 107426.43)?
        .column_f64("amount", 0.25)?
        .column_arr("bids", &[107426.42, 107426.4, 107426.31])?
        .at(TimestampNanos::from_datetime(first)?)?;

    let second: DateTime<Utc> = "2025-07-01T09:30:00.987654321Z".parse()?;
    buffer
        .table("trades")?
        .symbol("symbol", "ETH-USDT")?
        .symbol("side", "sell")?
        .column_f64("price", 2487.61)?
        .column_f64("amount", 1.5)?
        .column_arr("bids", &[2487.6, 2487.58, 2487.55])?
        .at(TimestampNanos::from_datetime(second)?)?;

    // Nothing is sent before this call. It returns once the server has committed the rows.
    sender.flush(&mut buffer)?;
    Ok(())
}

fn main() -> ExitCode {
    match insert_trades() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("Error running example: {error}");
            ExitCode::FAILURE
        }
    }
}
