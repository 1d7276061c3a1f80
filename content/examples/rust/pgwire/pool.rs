use deadpool_postgres::{Config, PoolConfig, Runtime};
use futures_util::future::try_join_all;
use tokio_postgres::NoTls;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let config = Config {
        host: Some("localhost".into()),
        port: Some(8812),
        user: Some("admin".into()),
        password: Some("quest".into()),
        dbname: Some("qdb".into()),
        pool: Some(PoolConfig::new(4)), // connections
        ..Config::default()
    };
    let pool = config.create_pool(Some(Runtime::Tokio1), NoTls)?;

    let symbols = ["ADA-USDT", "BTC-USDT", "ETH-USDT", "SOL-USDT", "XRP-USDT"];
    let queries = symbols.map(|symbol| {
        let pool = pool.clone();
        async move {
            let client = pool.get().await?;
            let statement = client
                .prepare_cached("SELECT last(price) FROM trades WHERE symbol = $1")
                .await?;
            let row = client.query_one(&statement, &[&symbol]).await?;
            Ok::<_, Box<dyn std::error::Error>>((symbol, row.get::<_, f64>(0)))
        }
    });
    for (symbol, price) in try_join_all(queries).await? {
        println!("{symbol} {price}");
    }
    println!("{} connections", pool.status().size);
    Ok(())
}
