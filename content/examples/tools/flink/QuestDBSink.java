import io.questdb.client.Sender;
import java.io.Serializable;
import java.util.function.BiConsumer;
import org.apache.flink.api.connector.sink2.Sink;
import org.apache.flink.api.connector.sink2.SinkWriter;
import org.apache.flink.api.connector.sink2.WriterInitContext;

/** Sends records to QuestDB over ILP, and flushes at each checkpoint: at-least-once delivery. */
public class QuestDBSink<T> implements Sink<T> {
    /** Adds one record to the sender's buffer, from table() to at(). */
    public interface RowWriter<T> extends BiConsumer<Sender, T>, Serializable {}

    private final String configuration;
    private final RowWriter<T> rowWriter;

    public QuestDBSink(String configuration, RowWriter<T> rowWriter) {
        this.configuration = configuration;
        this.rowWriter = rowWriter;
    }

    @Override
    public SinkWriter<T> createWriter(WriterInitContext context) {
        Sender sender = Sender.fromConfig(configuration);
        return new SinkWriter<>() {
            @Override
            public void write(T record, Context context) {
                rowWriter.accept(sender, record);
            }

            // Flink calls this before a checkpoint completes, and at the end of the input.
            // An exception fails the job, which then restarts from the previous checkpoint.
            @Override
            public void flush(boolean endOfInput) {
                sender.flush();
            }

            @Override
            public void close() {
                sender.close();
            }
        };
    }
}
