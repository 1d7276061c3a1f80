use std::error::Error;

use chrono::{DateTime, Utc};
use ndarray::array;
use questdb::ingress::{Sender, TimestampNanos};

fn main() -> Result<(), Box<dyn Error>> {
    let mut sender = Sender::from_conf("http::addr=localhost:9000;")?;
    let mut buffer = sender.new_buffer();

    // One row of prices, and one row of sizes.
    let bids = array![
        [1.1811, 1.1810, 1.1809],
        [300_000.0, 400_000.0, 1_300_000.0]
    ];
    // Vectors, slices, and arrays of the standard library work up to three dimensions.
    let asks = vec![
        vec![1.1812, 1.1813, 1.1814],
        vec![400_000.0, 600_000.0, 1_900_000.0],
    ];

    let at: DateTime<Utc> = "2025-07-01T09:00:00Z".parse()?;
    buffer
        .table("books")?
        .symbol("symbol", "EURUSD")?
        .column_arr("bids", &bids.view())?
        .column_arr("asks", &asks)?
        .at(TimestampNanos::from_datetime(at)?)?;

    sender.flush(&mut buffer)?;
    Ok(())
}
