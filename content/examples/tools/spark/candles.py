from pyspark.sql import SparkSession, Window
from pyspark.sql import functions as F

spark = (
    SparkSession.builder.appName("candles")
    .config("spark.jars.packages", "org.postgresql:postgresql:42.7.8")
    # Without UTC in both places, the JDBC driver shifts timestamps by the local offset.
    .config("spark.driver.extraJavaOptions", "-Duser.timezone=UTC")
    .config("spark.executor.extraJavaOptions", "-Duser.timezone=UTC")
    .config("spark.sql.session.timeZone", "UTC")
    .getOrCreate()
)
questdb = {
    "url": "jdbc:postgresql://localhost:8812/qdb?reWriteBatchedInserts=true",
    "driver": "org.postgresql.Driver",
    "user": "admin",
    "password": "quest",
}

# Each task reads one day of trades. All rows are transferred.
trades = (
    spark.read.format("jdbc")
    .options(**questdb)
    .option("dbtable", "trades")
    .option("partitionColumn", "timestamp")
    .option("lowerBound", "2025-07-01 00:00:00")
    .option("upperBound", "2025-07-04 00:00:00")
    .option("numPartitions", 3)
    .load()
)
print("trades:", trades.count(), "in", trades.rdd.getNumPartitions(), "partitions")

# QuestDB aggregates the trades. Only the candles are transferred.
candles = (
    spark.read.format("jdbc")
    .options(**questdb)
    .option("query", "SELECT timestamp, symbol, last(price) close FROM trades SAMPLE BY 1h")
    .load()
)
window = Window.partitionBy("symbol").orderBy("timestamp").rowsBetween(-2, 0)
candles = candles.withColumn("mean_close", F.avg("close").over(window))
candles.orderBy("timestamp", "symbol").show(6)

# "append" inserts into the table that candles.sql created.
candles.write.format("jdbc").options(**questdb).option("dbtable", "candles").mode("append").save()
