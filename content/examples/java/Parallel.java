import io.questdb.client.Sender;
import java.time.Instant;
import java.util.ArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class Parallel {
    private static final int THREADS = 4;
    private static final int ROWS_PER_THREAD = 50_000;

    public static void main(String[] args) throws Exception {
        var pool = Executors.newFixedThreadPool(THREADS);
        try {
            var results = new ArrayList<Future<?>>();
            for (int i = 0; i < THREADS; i++) {
                String device = "d" + i;
                results.add(pool.submit(() -> send(device)));
            }
            for (Future<?> result : results) {
                result.get(); // throws if the thread has failed
            }
        } finally {
            pool.shutdown();
        }
        System.out.printf("%,d rows sent%n", THREADS * ROWS_PER_THREAD);
    }

    private static void send(String device) {
        var start = Instant.parse("2025-07-01T00:00:00Z");
        // A sender isn't thread-safe, so each thread has its own.
        try (Sender sender = Sender.fromConfig("http::addr=localhost:9000;auto_flush_rows=10000;")) {
            for (int i = 0; i < ROWS_PER_THREAD; i++) {
                sender.table("metrics")
                        .symbol("device", device)
                        .doubleColumn("load", i % 100 / 100.0)
                        .at(start.plusMillis(i));
            }
            sender.flush();
        }
    }
}
