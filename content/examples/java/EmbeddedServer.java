import io.questdb.ServerMain;
import io.questdb.client.Sender;
import io.questdb.log.LogFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Map;

public class EmbeddedServer {
    public static void main(String[] args) throws IOException, SQLException {
        Path root = Files.createTempDirectory("questdb");
        logToFile(root);

        // Any setting of server.conf can be passed as an environment variable. Port 0 stands for any free port.
        Map<String, String> settings = Map.of(
                "QDB_HTTP_BIND_TO", "127.0.0.1:0",
                "QDB_PG_NET_BIND_TO", "127.0.0.1:0",
                "QDB_HTTP_MIN_ENABLED", "false",
                "QDB_LINE_TCP_ENABLED", "false",
                "QDB_TELEMETRY_ENABLED", "false");
        try (ServerMain server = ServerMain.create(root.toString(), settings)) {
            server.start();
            String conf = "http::addr=localhost:" + server.getHttpServerPort() + ";";
            try (Sender sender = Sender.fromConfig(conf)) {
                sender.table("trades")
                        .symbol("symbol", "BTC-USDT")
                        .doubleColumn("price", 107426.43)
                        .at(Instant.parse("2025-07-01T09:30:00Z"));
                sender.flush();
            }
            server.awaitTable("trades"); // until the row has been applied to the table

            String url = "jdbc:postgresql://localhost:" + server.getPgWireServerPort() + "/qdb";
            try (var connection = DriverManager.getConnection(url, "admin", "quest");
                 var statement = connection.createStatement();
                 var rows = statement.executeQuery("SELECT symbol, price FROM trades")) {
                while (rows.next()) {
                    System.out.println(rows.getString(1) + " " + rows.getDouble(2));
                }
            }
        }
    }

    /** By default, the log is written to standard output, including every statement. */
    private static void logToFile(Path root) throws IOException {
        Files.writeString(Files.createDirectory(root.resolve("conf")).resolve("log.conf"), """
                writers=file
                w.file.class=io.questdb.log.LogFileWriter
                w.file.location=%s
                w.file.level=INFO,ERROR
                """.formatted(root.resolve("questdb.log")));
        LogFactory.configureRootDir(root.toString());
    }
}
