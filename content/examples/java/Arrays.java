import io.questdb.client.Sender;
import io.questdb.cutlass.line.array.DoubleArray;
import java.time.Instant;

public class Arrays {
    public static void main(String[] args) {
        try (Sender sender = Sender.fromConfig("http::addr=localhost:9000;");
             // A reusable array outside of the Java heap: two rows (prices and amounts) of three levels.
             DoubleArray asks = new DoubleArray(2, 3)) {

            double[][] bids = {{107426.42, 107426.40, 107426.31}, {0.5, 1.25, 2.0}};
            asks.append(107426.43).append(107426.5).append(107426.57)
                    .append(0.25).append(1.0).append(1.75);
            sender.table("books")
                    .symbol("symbol", "BTC-USDT")
                    .doubleArray("bids", bids)
                    .doubleArray("asks", asks)
                    .at(Instant.parse("2025-07-01T09:30:00Z"));

            // The next values overwrite the array from the beginning.
            asks.append(107426.44).append(107426.52).append(107426.6)
                    .append(0.75).append(0.5).append(3.0);
            sender.table("books")
                    .symbol("symbol", "BTC-USDT")
                    .doubleArray("bids", bids)
                    .doubleArray("asks", asks)
                    .at(Instant.parse("2025-07-01T09:30:01Z"));
            sender.flush();
        }
    }
}
