import io.questdb.client.Sender;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

public class DataTypes {
    public static void main(String[] args) {
        try (Sender sender = Sender.fromConfig("http::addr=localhost:9000;")) {
            sender.table("readings")
                    .symbol("sensor", "s1")
                    .doubleColumn("temperature", 21.5)
                    .longColumn("count", 42)
                    .boolColumn("healthy", true)
                    .stringColumn("note", "after maintenance")
                    .timestampColumn("calibrated", Instant.parse("2025-06-30T08:00:00Z"))
                    .at(1_751_360_400_000L, ChronoUnit.MILLIS);

            // Omit a column to store null. BOOLEAN columns can't be null and store false.
            sender.table("readings")
                    .symbol("sensor", "s2")
                    .doubleColumn("temperature", 22.1)
                    .at(Instant.parse("2025-07-01T09:00:01Z"));
            sender.flush();
        }
    }
}
