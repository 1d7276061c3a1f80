import io.questdb.client.Sender;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Compares ways to insert the same rows, one after the other, on an otherwise idle machine. The time runs from the
 * first row until a query returns all of them. Prints a Markdown table: method, settings, rows per second, and the ratio to the
 * first line, which is ILP over HTTP with the default settings. Its argument is the folder that COPY reads from.
 */
class Throughput {
    static final int ROWS = 1_000_000;
    static final int RUNS = 5;
    static final Instant START = Instant.parse("2025-07-01T00:00:00Z");
    static final String[] SYMBOLS = new String[40];
    static final HttpClient HTTP = HttpClient.newHttpClient();

    static {
        for (int i = 0; i < SYMBOLS.length; i++) SYMBOLS[i] = "INSTRUMENT-" + i;
    }

    interface Load {
        void run(int rows) throws Exception;
    }

    record Method(String name, String settings, int rows, Load load) {}

    public static void main(String[] args) throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        Path csv = writeCsv(Path.of(args[0]));
        List<Method> methods = List.of(
            ilp("http", 75_000, 1, 2),
            ilp("http", 1_000, 1, 2),
            ilp("http", 10_000, 1, 2),
            ilp("http", 250_000, 1, 2),
            ilp("http", 75_000, 2, 2),
            ilp("http", 75_000, 4, 2),
            ilp("http", 75_000, 1, 1),
            ilp("tcp", 0, 1, 2),
            ilp("tcp", 0, 2, 2),
            ilp("tcp", 0, 1, 1),
            new Method("PGWire `INSERT`", "One row per statement", ROWS / 100, rows -> insert(rows, 1)),
            new Method("PGWire `INSERT`", "Batches of 1,000 rows", ROWS / 5, rows -> insert(rows, 1_000)),
            new Method("PGWire `INSERT`", "Batches of 10,000 rows", ROWS / 5, rows -> insert(rows, 10_000)),
            new Method("CSV over HTTP", "`/imp`", ROWS, rows -> importOverHttp(csv)),
            new Method("CSV on the server", "`COPY`", ROWS, rows -> copy(csv)));

        double first = 0;
        System.out.println("| Method | Settings | Rows per second | Relative to the first |");
        System.out.println("| --- | --- | ---: | ---: |");
        for (Method method : methods) {
            double[] rates = new double[RUNS];
            measure(method); // warms up client and server
            for (int run = 0; run < RUNS; run++) rates[run] = method.rows() / measure(method);
            Arrays.sort(rates);
            double rate = rates[RUNS / 2];
            if (first == 0) first = rate;
            System.out.printf(Locale.ROOT, "| %s | %s | %,d | %s |%n", method.name(), method.settings(),
                Math.round(rate / 1000) * 1000, ratio(rate / first));
            System.err.printf(Locale.ROOT, "%s, %s: %s%n", method.name(), method.settings(), Arrays.toString(rates));
        }
    }

    static String ratio(double value) {
        return String.format(Locale.ROOT, value < 0.1 ? "%.3f" : "%.2f", value);
    }

    /** Returns seconds until all rows are visible. */
    static double measure(Method method) throws Exception {
        answer("DROP TABLE IF EXISTS trades");
        answer("CREATE TABLE trades (symbol SYMBOL, side SYMBOL, price DOUBLE, amount DOUBLE, timestamp TIMESTAMP) "
            + "TIMESTAMP(timestamp) PARTITION BY DAY WAL");
        System.gc();
        long start = System.nanoTime();
        method.load().run(method.rows());
        while (Long.parseLong(answer("SELECT count() FROM trades")) < method.rows()) {
            if (System.nanoTime() - start > Duration.ofMinutes(5).toNanos())
                throw new IllegalStateException(method + ": rows are missing after 5 minutes");
            Thread.sleep(2);
        }
        return (System.nanoTime() - start) / 1e9;
    }

    static Method ilp(String transport, int batch, int senders, int version) {
        String settings = (batch > 0 ? String.format(Locale.ROOT, "Batches of %,d rows, ", batch) : "")
            + (senders == 1 ? "1 sender" : senders + " senders") + ", protocol version " + version;
        return new Method("ILP over " + transport.toUpperCase(Locale.ROOT), settings, ROWS,
            rows -> inParallel(senders, part -> send(transport, batch, version, part, senders, rows)));
    }

    interface Part {
        void run(int index) throws Exception;
    }

    static void inParallel(int count, Part part) throws Exception {
        try (Closeable pool = new Closeable(Executors.newFixedThreadPool(count))) {
            List<Future<?>> futures = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                int index = i;
                futures.add(pool.executor().submit(() -> {
                    part.run(index);
                    return null;
                }));
            }
            for (Future<?> future : futures) future.get();
        }
    }

    record Closeable(ExecutorService executor) implements AutoCloseable {
        @Override
        public void close() {
            executor.shutdown();
        }
    }

    /** Each sender writes every n-th row, so that all of them write to the same part of the table. */
    static void send(String transport, int batch, int version, int part, int senders, int rows) {
        String address = transport.equals("http") ? "localhost:9000" : "localhost:9009";
        // over TCP, the client sends its buffer of 64 KB whenever it is full, and has no batches
        String conf = transport + "::addr=" + address + ";protocol_version=" + version + ";"
            + (batch > 0 ? "auto_flush_rows=" + batch + ";auto_flush_interval=off;max_buf_size=200000000;" : "");
        long start = START.toEpochMilli() * 1000;
        try (Sender sender = Sender.fromConfig(conf)) {
            for (int i = part; i < rows; i += senders) {
                sender.table("trades")
                    .symbol("symbol", SYMBOLS[i % SYMBOLS.length])
                    .symbol("side", i % 2 == 0 ? "buy" : "sell")
                    .doubleColumn("price", price(i))
                    .doubleColumn("amount", amount(i))
                    .at(start + i * 1000L, java.time.temporal.ChronoUnit.MICROS);
            }
            sender.flush();
        }
    }

    static void insert(int rows, int batch) throws SQLException {
        String url = "jdbc:postgresql://localhost:8812/qdb";
        try (Connection connection = DriverManager.getConnection(url, "admin", "quest")) {
            connection.setAutoCommit(batch == 1);
            try (PreparedStatement insert = connection.prepareStatement("INSERT INTO trades VALUES (?, ?, ?, ?, ?)")) {
                for (int i = 0; i < rows; i++) {
                    insert.setString(1, SYMBOLS[i % SYMBOLS.length]);
                    insert.setString(2, i % 2 == 0 ? "buy" : "sell");
                    insert.setDouble(3, price(i));
                    insert.setDouble(4, amount(i));
                    insert.setTimestamp(5, Timestamp.from(START.plusMillis(i)));
                    if (batch == 1) {
                        insert.executeUpdate();
                        continue;
                    }
                    insert.addBatch();
                    if ((i + 1) % batch == 0 || i + 1 == rows) {
                        insert.executeBatch();
                        connection.commit();
                    }
                }
            }
        }
    }

    static void copy(Path csv) throws SQLException {
        String url = "jdbc:postgresql://localhost:8812/qdb";
        try (Connection connection = DriverManager.getConnection(url, "admin", "quest");
             Statement statement = connection.createStatement()) {
            statement.execute("COPY trades FROM '" + csv.getFileName() + "' WITH HEADER true TIMESTAMP 'timestamp' "
                + "FORMAT 'yyyy-MM-ddTHH:mm:ss.SSSUUUZ' PARTITION BY DAY");
        }
    }

    static void importOverHttp(Path csv) throws IOException {
        String boundary = "rows-of-trades";
        byte[] head = ("--" + boundary + "\r\nContent-Disposition: form-data; name=\"data\"; filename=\"trades.csv\"\r\n\r\n")
            .getBytes(StandardCharsets.US_ASCII);
        byte[] tail = ("\r\n--" + boundary + "--\r\n").getBytes(StandardCharsets.US_ASCII);
        URI address = URI.create("http://localhost:9000/imp?name=trades&timestamp=timestamp&partitionBy=DAY&forceHeader=true&fmt=json");
        HttpURLConnection request = (HttpURLConnection) address.toURL().openConnection();
        request.setRequestMethod("POST");
        request.setDoOutput(true);
        request.setRequestProperty("Content-Type", "multipart/form-data; boundary=" + boundary);
        request.setFixedLengthStreamingMode(head.length + Files.size(csv) + tail.length);
        try (OutputStream body = request.getOutputStream()) {
            body.write(head);
            Files.copy(csv, body);
            body.write(tail);
        }
        if (request.getResponseCode() != 200) throw new IOException("status " + request.getResponseCode());
        request.getInputStream().readAllBytes();
    }

    static Path writeCsv(Path folder) throws IOException {
        Files.createDirectories(folder);
        Path file = folder.resolve("throughput.csv");
        DateTimeFormatter format = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSSSSS'Z'").withZone(ZoneOffset.UTC);
        try (PrintStream out = new PrintStream(new java.io.BufferedOutputStream(Files.newOutputStream(file)))) {
            out.println("symbol,side,price,amount,timestamp");
            for (int i = 0; i < ROWS; i++)
                out.println(SYMBOLS[i % SYMBOLS.length] + "," + (i % 2 == 0 ? "buy" : "sell") + "," + price(i) + ","
                    + amount(i) + "," + format.format(START.plusMillis(i)));
        }
        return file;
    }

    static double price(int i) {
        return 100 + (i % 1000) / 100.0;
    }

    static double amount(int i) {
        return 1 + i % 50;
    }

    /** The first value of a query's result, or an empty string. */
    static String answer(String sql) throws IOException, InterruptedException {
        URI address = URI.create("http://localhost:9000/exec?query=" + URLEncoder.encode(sql, StandardCharsets.UTF_8));
        String body = HTTP.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString()).body();
        if (body.contains("\"error\"")) throw new IOException(body);
        int rows = body.indexOf("\"dataset\":[[");
        if (rows < 0) return "";
        String value = body.substring(rows + 12, body.indexOf("]", rows));
        return value.startsWith("\"") ? value.substring(1, value.length() - 1) : value;
    }
}
