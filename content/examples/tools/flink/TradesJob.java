import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;

public class TradesJob {
    public record Trade(String symbol, long id, double price, double amount, Instant time) {}

    public static void main(String[] args) throws Exception {
        StreamExecutionEnvironment env = StreamExecutionEnvironment.getExecutionEnvironment();
        env.enableCheckpointing(1_000);

        Instant start = Instant.parse("2025-07-01T09:30:00Z");
        env.fromSequence(1, 100_000)
                .map(id -> new Trade(
                        id % 2 == 0 ? "BTC-USDT" : "ETH-USDT", id, 2_480 + id % 97, 0.25, start.plusMillis(id)))
                .sinkTo(new QuestDBSink<>("http::addr=localhost:9000;", (sender, trade) -> sender
                        .table("trades")
                        .symbol("symbol", trade.symbol())
                        .longColumn("trade_id", trade.id())
                        .doubleColumn("price", trade.price())
                        .doubleColumn("amount", trade.amount())
                        .at(trade.time())));
        env.execute("trades");
    }
}
