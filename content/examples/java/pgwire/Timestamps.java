import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.TimeZone;

public class Timestamps {
    public static void main(String[] args) throws SQLException {
        // A zone other than UTC, to show which methods depend on it. Programs don't need this line.
        TimeZone.setDefault(TimeZone.getTimeZone("America/New_York"));

        String url = "jdbc:postgresql://localhost:8812/qdb";
        try (var connection = DriverManager.getConnection(url, "admin", "quest");
             var statement = connection.createStatement()) {
            statement.execute("CREATE TABLE events (ts TIMESTAMP, name VARCHAR) TIMESTAMP(ts) PARTITION BY DAY");
            try (var insert = connection.prepareStatement("INSERT INTO events VALUES (?, ?)")) {
                Instant noon = Instant.parse("2025-07-01T12:00:00.123456Z");
                insert.setObject(1, noon.atOffset(ZoneOffset.UTC));
                insert.setString(2, "noon UTC");
                insert.executeUpdate();
            }
            statement.execute("SELECT wait_wal_table('events')");

            try (var rows = statement.executeQuery("SELECT ts FROM events")) {
                rows.next();
                OffsetDateTime utc = rows.getObject("ts", OffsetDateTime.class);
                System.out.println("OffsetDateTime  " + utc);
                System.out.println("LocalDateTime   " + rows.getObject("ts", LocalDateTime.class) + " (UTC without a zone)");
                System.out.println("Timestamp       " + rows.getTimestamp("ts").toInstant() + " (wrong by the local offset)");
                System.out.println("In Madrid       " + utc.atZoneSameInstant(ZoneId.of("Europe/Madrid")));
            }
        }
    }
}
