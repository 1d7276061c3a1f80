use std::error::Error;

use questdb::ErrorCode;
use questdb::ingress::{Sender, TimestampNanos};

fn main() -> Result<(), Box<dyn Error>> {
    let mut sender = Sender::from_conf("http::addr=localhost:9000;")?;
    let mut buffer = sender.new_buffer();
    let at = TimestampNanos::new(1_751_360_400_000_000_000);

    buffer.table("strict")?.column_i64("n", 1)?.at(at)?;
    sender.flush(&mut buffer)?; // creates column n as LONG

    buffer.table("strict")?.column_i64("n", 2)?.at(at)?;
    buffer.table("strict")?.column_str("n", "three")?.at(at)?;
    match sender.flush(&mut buffer) {
        Ok(()) => println!("stored"),
        // The server rejected the rows, so sending them again would fail again.
        Err(error) if error.code() == ErrorCode::ServerFlushError => {
            println!("{}", error.msg());
            println!("rows in the buffer: {}", buffer.row_count());
            buffer.clear();
        }
        Err(error) => return Err(error.into()),
    }

    buffer.table("strict")?.column_i64("n", 4)?.at(at)?;
    sender.flush(&mut buffer)?; // the sender can still be used
    Ok(())
}
