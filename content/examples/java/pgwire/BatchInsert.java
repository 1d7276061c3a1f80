import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.OffsetDateTime;

public class BatchInsert {
    public static void main(String[] args) throws SQLException {
        String url = "jdbc:postgresql://localhost:8812/qdb";
        try (var connection = DriverManager.getConnection(url, "admin", "quest")) {
            try (var statement = connection.createStatement()) {
                statement.execute("""
                        CREATE TABLE IF NOT EXISTS readings (
                          ts TIMESTAMP,
                          sensor SYMBOL,
                          value DOUBLE
                        ) TIMESTAMP(ts) PARTITION BY DAY
                        """);
            }

            // One transaction for all batches, so that either every row is stored or none.
            connection.setAutoCommit(false);
            var start = OffsetDateTime.parse("2025-07-01T00:00:00Z");
            try (var insert = connection.prepareStatement("INSERT INTO readings VALUES (?, ?, ?)")) {
                for (int i = 0; i < 10_000; i++) {
                    insert.setObject(1, start.plusSeconds(i));
                    insert.setString(2, "s" + i % 3);
                    insert.setDouble(3, i / 10.0);
                    insert.addBatch();
                    if ((i + 1) % 1_000 == 0) {
                        insert.executeBatch();
                    }
                }
                insert.executeBatch();
                connection.commit();
            } catch (SQLException e) {
                connection.rollback();
                throw e;
            }
            System.out.println("10,000 rows committed");
        }
    }
}
