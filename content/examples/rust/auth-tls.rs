use std::error::Error;
use std::process::ExitCode;

use chrono::{DateTime, Utc};
use questdb::ingress::{Sender, TimestampNanos};

fn insert_trades() -> Result<(), Box<dyn Error>> {
    // tls_ca=os_roots requires the feature tls-native-certs.
    let mut sender = Sender::from_conf(concat!(
        "tcps::addr=localhost:9009;",
        "username=admin;",
        "token=FB_brHmN6fwbj5EFZpd60O7uCbnZXQlwxT12PbzcOs0;",
        "token_x=CDyxIw7zCUucCLRPNIL3SYtDL00bO9awl447uzO3TM0;",
        "token_y=mbUYl2C2kJUR0jQQIaJj-3_94wRoMZKWq_ds51pqGxk;",
        "tls_ca=os_roots;",
        "protocol_version=2;",
    ))?;
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

    // Over TCP, this call returns once the operating system has accepted the rows. It can't report
    // rows that the server rejects.
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
