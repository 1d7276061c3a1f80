import java.sql.DriverManager;
import java.sql.SQLException;

public class Stream {
    public static void main(String[] args) throws SQLException {
        String url = "jdbc:postgresql://localhost:8812/qdb";
        try (var connection = DriverManager.getConnection(url, "admin", "quest")) {
            // Outside of a transaction the driver ignores the fetch size and reads the entire result.
            connection.setAutoCommit(false);
            long rowCount = 0;
            double total = 0;
            try (var statement = connection.createStatement()) {
                statement.setFetchSize(10_000);
                try (var rows = statement.executeQuery("SELECT x, sqrt(x) AS root FROM long_sequence(2000000)")) {
                    while (rows.next()) {
                        rowCount++;
                        total += rows.getDouble("root");
                    }
                }
            }
            connection.commit();
            System.out.printf("%,d rows, total %.2f%n", rowCount, total);
        }
    }
}
