import java.sql.DriverManager;
import java.sql.SQLException;

public class Connect {
    public static void main(String[] args) throws SQLException {
        String url = "jdbc:postgresql://localhost:8812/qdb";
        String sql = """
                SELECT symbol, count() AS trades, avg(price) AS mean
                FROM trades
                GROUP BY symbol
                ORDER BY symbol
                """;
        try (var connection = DriverManager.getConnection(url, "admin", "quest");
             var statement = connection.createStatement();
             var rows = statement.executeQuery(sql)) {
            while (rows.next()) {
                System.out.printf("%-10s %6d %12.4f%n",
                        rows.getString("symbol"), rows.getLong("trades"), rows.getDouble("mean"));
            }
        }
    }
}
