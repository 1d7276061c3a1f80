import io.questdb.client.Sender;
import java.sql.DriverManager;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;

/**
 * Sends rows to the `ingested` table by one protocol and prints the milliseconds until all of them are sent.
 * Arguments: ilp-http | ilp-tcp | pgwire, address as host:port, rows, connections.
 */
public class Ingest {
    private static final long START = 1748736000000000L; // 2025-06-01 in microseconds
    private static final int BATCH = 10_000;

    public static void main(String[] arguments) throws Exception {
        String protocol = arguments[0];
        String address = arguments[1];
        long rows = Long.parseLong(arguments[2]);
        int connections = Integer.parseInt(arguments[3]);
        send(protocol, address, "warm_up", 0, 1, Math.min(rows, 200_000)); // compiles the code of both sides
        long begin = System.nanoTime();
        ArrayList<Thread> threads = new ArrayList<>();
        Throwable[] failure = new Throwable[1];
        for (int i = 0; i < connections; i++) {
            int connection = i;
            Thread thread = new Thread(() -> {
                try {
                    send(protocol, address, "ingested", connection, connections, rows);
                } catch (Throwable e) {
                    failure[0] = e;
                }
            });
            thread.start();
            threads.add(thread);
        }
        for (Thread thread : threads) thread.join();
        if (failure[0] != null) throw new Exception(failure[0]);
        System.out.println((System.nanoTime() - begin) / 1_000_000);
    }

    /** Sends every nth row, so that the connections write to the same partitions at the same time. */
    private static void send(String protocol, String address, String table, int first, int step, long rows) throws Exception {
        if (protocol.equals("pgwire")) sendByPgWire(address, table, first, step, rows);
        else sendByIlp(protocol.equals("ilp-http") ? "http" : "tcp", address, table, first, step, rows);
    }

    private static void sendByIlp(String transport, String address, String table, int first, int step, long rows) {
        try (Sender sender = Sender.fromConfig(transport + "::addr=" + address + ";protocol_version=2;")) {
            for (long i = first; i < rows; i += step)
                sender.table(table)
                    .symbol("symbol", "SYM-" + i % 100)
                    .symbol("side", i % 2 == 0 ? "buy" : "sell")
                    .doubleColumn("price", 100 + i % 10007 / 100.0)
                    .doubleColumn("amount", 1 + i % 997 / 10.0)
                    .at(START + i * 1000, ChronoUnit.MICROS);
            sender.flush();
        }
    }

    private static void sendByPgWire(String address, String table, int first, int step, long rows) throws Exception {
        String url = "jdbc:postgresql://" + address + "/qdb?user=admin&password=quest&sslmode=disable";
        try (var connection = DriverManager.getConnection(url)) {
            connection.setAutoCommit(false);
            try (var insert = connection.prepareStatement("INSERT INTO " + table + " VALUES (?, ?, ?, ?, ?)")) {
                int pending = 0;
                for (long i = first; i < rows; i += step) {
                    insert.setTimestamp(1, Timestamp.from(Instant.EPOCH.plus(START + i * 1000, ChronoUnit.MICROS)));
                    insert.setString(2, "SYM-" + i % 100);
                    insert.setString(3, i % 2 == 0 ? "buy" : "sell");
                    insert.setDouble(4, 100 + i % 10007 / 100.0);
                    insert.setDouble(5, 1 + i % 997 / 10.0);
                    insert.addBatch();
                    if (++pending % BATCH == 0) {
                        insert.executeBatch();
                        connection.commit();
                    }
                }
                insert.executeBatch();
                connection.commit();
            }
        }
    }
}
