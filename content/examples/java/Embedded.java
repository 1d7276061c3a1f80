import io.questdb.cairo.CairoEngine;
import io.questdb.cairo.DefaultCairoConfiguration;
import io.questdb.cairo.TableWriter;
import io.questdb.cairo.security.AllowAllSecurityContext;
import io.questdb.cairo.sql.Record;
import io.questdb.cairo.sql.RecordCursor;
import io.questdb.cairo.sql.RecordCursorFactory;
import io.questdb.cairo.wal.ApplyWal2TableJob;
import io.questdb.cairo.wal.WalWriter;
import io.questdb.griffin.SqlException;
import io.questdb.griffin.SqlExecutionContextImpl;
import io.questdb.griffin.engine.functions.bind.BindVariableServiceImpl;
import io.questdb.log.LogFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

public class Embedded {
    public static void main(String[] args) throws IOException, SqlException {
        Path root = Files.createTempDirectory("questdb");
        logToFile(root);

        var configuration = new DefaultCairoConfiguration(Files.createDirectory(root.resolve("db")).toString());
        try (var engine = new CairoEngine(configuration);
             // A context must not be shared between threads. It uses one worker, which is the calling thread.
             var context = new SqlExecutionContextImpl(engine, 1)
                     .with(AllowAllSecurityContext.INSTANCE, new BindVariableServiceImpl(configuration))) {
            engine.execute("""
                    CREATE TABLE trades (
                      timestamp TIMESTAMP,
                      symbol SYMBOL,
                      price DOUBLE
                    ) TIMESTAMP(timestamp) PARTITION BY DAY WAL
                    """, context);
            insertTrades(engine);
            printTrades(engine, context);
        }
    }

    private static void insertTrades(CairoEngine engine) {
        long micros = ChronoUnit.MICROS.between(Instant.EPOCH, Instant.parse("2025-07-01T09:30:00Z"));
        try (WalWriter writer = engine.getWalWriter(engine.verifyTableName("trades"))) {
            for (int i = 0; i < 1_000; i++) {
                // Columns are addressed by position. The designated timestamp is set by newRow().
                TableWriter.Row row = writer.newRow(micros + i * 1_000L);
                row.putSym(1, i % 2 == 0 ? "BTC-USDT" : "ETH-USDT");
                row.putDouble(2, i % 2 == 0 ? 107_000 + i : 2_480 + i / 100.0);
                row.append();
            }
            writer.commit();
        }
        // Without a server, no background job applies the write-ahead log to tables.
        try (var job = new ApplyWal2TableJob(engine, 1, 1)) {
            job.drain(0);
        }
    }

    private static void printTrades(CairoEngine engine, SqlExecutionContextImpl context) throws SqlException {
        String sql = "SELECT timestamp, price FROM trades WHERE symbol = $1 AND price > $2 LIMIT 3";
        context.getBindVariableService().setStr(0, "BTC-USDT");
        context.getBindVariableService().setDouble(1, 107_500);
        // The factory is a compiled query. Executing it again doesn't require another compilation.
        try (RecordCursorFactory factory = engine.select(sql, context);
             RecordCursor cursor = factory.getCursor(context)) {
            Record record = cursor.getRecord();
            while (cursor.hasNext()) {
                Instant time = Instant.EPOCH.plus(record.getTimestamp(0), ChronoUnit.MICROS);
                System.out.println(time + " " + record.getDouble(1));
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
