use std::error::Error;
use std::thread;
use std::time::{Duration, Instant};

use questdb::ErrorCode;
use questdb::ingress::{Buffer, Sender, TimestampNanos};

const MAX_ROWS: usize = 10_000;
const MAX_AGE: Duration = Duration::from_secs(1);

/// Flushes the buffer, and tries again for up to a minute while the server is unreachable.
fn flush_with_retry(sender: &mut Sender, buffer: &mut Buffer) -> questdb::Result<()> {
    let deadline = Instant::now() + Duration::from_secs(60);
    let mut delay = Duration::from_millis(100);
    loop {
        match sender.flush(buffer) {
            // The buffer is only cleared on success, so it still contains the rows.
            Err(error)
                if error.code() == ErrorCode::SocketError && Instant::now() + delay < deadline =>
            {
                eprintln!("{error}, retrying in {delay:?}");
                thread::sleep(delay);
                delay = (delay * 2).min(Duration::from_secs(5));
            }
            result => return result,
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut sender = Sender::from_conf("http::addr=localhost:9000;")?;
    let mut buffer = sender.new_buffer();
    let mut last_flush = Instant::now();

    for tick in 0..25_000 {
        buffer
            .table("ticks")?
            .symbol("symbol", "BTC-USDT")?
            .column_i64("n", tick)?
            .at(TimestampNanos::new(
                1_751_360_400_000_000_000 + tick * 1_000_000,
            ))?;
        if buffer.row_count() >= MAX_ROWS || last_flush.elapsed() >= MAX_AGE {
            flush_with_retry(&mut sender, &mut buffer)?;
            last_flush = Instant::now();
        }
    }
    // Rows that are still in the buffer when it's dropped are lost. Flushing an empty buffer is an error.
    if !buffer.is_empty() {
        flush_with_retry(&mut sender, &mut buffer)?;
    }
    println!("all rows sent");
    Ok(())
}
