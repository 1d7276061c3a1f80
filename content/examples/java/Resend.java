import io.questdb.client.Sender;
import io.questdb.cutlass.line.LineSenderException;
import java.time.Instant;
import java.util.List;

public class Resend {
    record Reading(String sensor, double value, Instant time) {}

    public static void main(String[] args) throws InterruptedException {
        var start = Instant.parse("2025-07-01T09:00:00Z");
        var batch = List.of(
                new Reading("s1", 21.5, start),
                new Reading("s2", 22.1, start.plusSeconds(1)));
        // With an explicit version, building the sender doesn't connect, so it succeeds during an outage.
        String conf = "http::addr=localhost:9000;protocol_version=2;auto_flush=off;retry_timeout=2000;";
        try (Sender sender = Sender.fromConfig(conf)) {
            sendWithRetries(sender, batch, 3);
            System.out.println(batch.size() + " rows sent");
        }
    }

    private static void sendWithRetries(Sender sender, List<Reading> batch, int attempts) throws InterruptedException {
        for (int attempt = 1; ; attempt++) {
            for (Reading r : batch) {
                sender.table("readings").symbol("sensor", r.sensor()).doubleColumn("value", r.value()).at(r.time());
            }
            try {
                sender.flush(); // on failure, the sender discards its buffer
                return;
            } catch (LineSenderException e) {
                if (attempt == attempts || !e.getMessage().contains("Connection Failed")) {
                    throw e;
                }
                Thread.sleep(1_000);
            }
        }
    }
}
