import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.OffsetDateTime;

public class Query {
    public static void main(String[] args) throws SQLException {
        String url = "jdbc:postgresql://localhost:8812/qdb";
        String sql = """
                SELECT timestamp, price, amount
                FROM trades
                WHERE symbol = ? AND timestamp >= ? AND amount > ?
                LIMIT ?
                """;
        try (var connection = DriverManager.getConnection(url, "admin", "quest");
             var query = connection.prepareStatement(sql)) {
            query.setString(1, "BTC-USDT");
            query.setObject(2, OffsetDateTime.parse("2025-07-02T00:00:00Z"));
            query.setDouble(3, 0.5);
            query.setInt(4, 3);
            try (var rows = query.executeQuery()) {
                while (rows.next()) {
                    System.out.println(rows.getObject("timestamp", OffsetDateTime.class)
                            + "  " + rows.getDouble("price") + "  " + rows.getDouble("amount"));
                }
            }
        }
    }
}
