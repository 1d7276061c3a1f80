import io.questdb.client.Sender;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;

public class DateToTimestamp {
    public static void main(String[] args) {
        Instant iso = OffsetDateTime.parse("2025-07-01T11:30:00.123456+02:00").toInstant();
        Instant local = LocalDateTime
                .parse("01/07/2025 11:30:00", DateTimeFormatter.ofPattern("dd/MM/yyyy HH:mm:ss"))
                .atZone(ZoneId.of("Europe/Madrid"))
                .toInstant();
        Instant date = LocalDate.parse("2025-07-01").atStartOfDay(ZoneOffset.UTC).toInstant();
        long epochMillis = 1_751_362_200_123L;

        try (Sender sender = Sender.fromConfig("http::addr=localhost:9000;")) {
            sender.table("conversions").symbol("source", "ISO 8601 with offset").at(iso);
            sender.table("conversions").symbol("source", "local time in Madrid").at(local);
            sender.table("conversions").symbol("source", "date").at(date);
            sender.table("conversions").symbol("source", "milliseconds").at(epochMillis, ChronoUnit.MILLIS);
            sender.flush();
        }
    }
}
