import io.questdb.client.Sender;
import io.questdb.cutlass.line.LineSenderException;
import java.time.Instant;

public class Transaction {
    public static void main(String[] args) {
        Instant time = Instant.parse("2025-07-01T09:00:00Z");
        try (Sender sender = Sender.fromConfig("http::addr=localhost:9000;auto_flush=off;")) {
            sender.table("transfers").symbol("account", "A").doubleColumn("delta", -100).at(time);
            sender.table("transfers").symbol("account", "B").doubleColumn("delta", 100).at(time);
            sender.flush(); // commits both rows

            sender.table("transfers").symbol("account", "A").doubleColumn("delta", -50).at(time.plusSeconds(1));
            sender.table("transfers").symbol("account", "B").stringColumn("delta", "fifty").at(time.plusSeconds(1));
            try {
                sender.flush();
            } catch (LineSenderException e) {
                System.out.println("Nothing was stored: " + e.getMessage());
            }
        }
    }
}
