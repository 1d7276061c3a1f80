import org.apache.flink.table.api.EnvironmentSettings;
import org.apache.flink.table.api.TableEnvironment;

public class CandlesJob {
    public static void main(String[] args) throws Exception {
        TableEnvironment flink = TableEnvironment.create(EnvironmentSettings.inBatchMode());

        flink.executeSql("""
            CREATE TABLE trades (
              `timestamp` TIMESTAMP(6),
              symbol STRING,
              price DOUBLE,
              amount DOUBLE
            ) WITH (
              'connector' = 'jdbc',
              'url' = 'jdbc:postgresql://localhost:8812/qdb',
              'driver' = 'org.postgresql.Driver',
              'username' = 'admin',
              'password' = 'quest',
              'table-name' = 'trades'
            )""");

        flink.executeSql("""
            CREATE TABLE candles (
              `timestamp` TIMESTAMP(6),
              symbol STRING,
              high DOUBLE,
              low DOUBLE,
              volume DOUBLE
            ) WITH (
              'connector' = 'jdbc',
              'url' = 'jdbc:postgresql://localhost:8812/qdb?reWriteBatchedInserts=true',
              'driver' = 'org.postgresql.Driver',
              'username' = 'admin',
              'password' = 'quest',
              'table-name' = 'candles',
              'sink.buffer-flush.max-rows' = '1000'
            )""");

        flink.executeSql("""
            INSERT INTO candles
            SELECT FLOOR(`timestamp` TO MINUTE), symbol, MAX(price), MIN(price), SUM(amount)
            FROM trades
            GROUP BY FLOOR(`timestamp` TO MINUTE), symbol""").await();
    }
}
