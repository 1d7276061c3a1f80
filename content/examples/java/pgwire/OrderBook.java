import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.Arrays;

public class OrderBook {
    public static void main(String[] args) throws SQLException {
        String url = "jdbc:postgresql://localhost:8812/qdb";
        try (var connection = DriverManager.getConnection(url, "admin", "quest");
             var statement = connection.createStatement()) {
            statement.execute("""
                    CREATE TABLE books (
                      ts TIMESTAMP,
                      symbol SYMBOL,
                      bids DOUBLE[][]
                    ) TIMESTAMP(ts) PARTITION BY DAY
                    """);
            try (var insert = connection.prepareStatement("INSERT INTO books VALUES (?, ?, ?)")) {
                insert.setObject(1, OffsetDateTime.parse("2025-07-01T09:30:00Z"));
                insert.setString(2, "BTC-USDT");
                // Prices in the first row, amounts in the second.
                insert.setObject(3, new double[][]{{107426.42, 107426.4, 107426.31}, {0.5, 1.25, 2.0}});
                insert.executeUpdate();
            }
            statement.execute("SELECT wait_wal_table('books')");

            try (var rows = statement.executeQuery("SELECT bids, bids[1, 1] AS best, array_sum(bids[2]) AS depth FROM books")) {
                while (rows.next()) {
                    Double[][] bids = (Double[][]) rows.getArray("bids").getArray();
                    System.out.println(Arrays.deepToString(bids));
                    System.out.println("best " + rows.getDouble("best") + ", depth " + rows.getDouble("depth"));
                }
            }
        }
    }
}
