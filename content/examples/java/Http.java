import io.questdb.client.Sender;
import io.questdb.cutlass.line.LineSenderException;
import java.time.Instant;

public class Http {
    public static void main(String[] args) {
        try (Sender sender = Sender.builder(Sender.Transport.HTTP)
                .address("localhost:9000")
                .autoFlushRows(10_000)
                .build()) {
            sender.table("trades")
                    .symbol("symbol", "BTC-USDT")
                    .symbol("side", "buy")
                    .doubleColumn("price", 107426.43)
                    .doubleColumn("amount", 0.25)
                    .doubleArray("bids", new double[]{107426.42, 107426.4, 107426.31})
                    .at(Instant.parse("2025-07-01T09:30:00.123456789Z"));
            sender.table("trades")
                    .symbol("symbol", "ETH-USDT")
                    .symbol("side", "sell")
                    .doubleColumn("price", 2487.61)
                    .doubleColumn("amount", 1.5)
                    .doubleArray("bids", new double[]{2487.6, 2487.58, 2487.55})
                    .at(Instant.parse("2025-07-01T09:30:00.987654321Z"));
            sender.flush();
        } catch (LineSenderException e) {
            System.err.println("Error running example: " + e.getMessage());
            System.exit(1);
        }
    }
}
