import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

public class Pool {
    public static void main(String[] args) throws Exception {
        var config = new HikariConfig();
        config.setJdbcUrl("jdbc:postgresql://localhost:8812/qdb");
        config.setUsername("admin");
        config.setPassword("quest");
        config.setMaximumPoolSize(4);
        // The server closes connections that have been idle for five minutes.
        config.setKeepaliveTime(120_000);

        ExecutorService threads = Executors.newFixedThreadPool(8);
        try (var pool = new HikariDataSource(config)) {
            List<Callable<String>> tasks = Stream.of("BTC-USDT", "ETH-USDT", "SOL-USDT", "XRP-USDT")
                    .map(symbol -> (Callable<String>) () -> symbol + " " + lastPrice(pool, symbol))
                    .toList();
            for (Future<String> result : threads.invokeAll(tasks)) {
                System.out.println(result.get());
            }
        } finally {
            threads.shutdown();
        }
    }

    private static double lastPrice(HikariDataSource pool, String symbol) throws SQLException {
        // Closing the connection returns it to the pool.
        try (var connection = pool.getConnection();
             var query = connection.prepareStatement(
                     "SELECT price FROM trades WHERE symbol = ? LATEST ON timestamp PARTITION BY symbol")) {
            query.setString(1, symbol);
            try (var rows = query.executeQuery()) {
                if (!rows.next()) {
                    throw new SQLException("no trades of " + symbol);
                }
                return rows.getDouble("price");
            }
        }
    }
}
