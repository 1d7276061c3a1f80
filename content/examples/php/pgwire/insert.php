<?php
declare(strict_types=1);

/** Runs a query and throws if it fails, because PDO doesn't throw for errors of QuestDB. */
function run(PDO $db, string $sql): PDOStatement
{
    $statement = $db->prepare($sql);
    if (!$statement->execute()) {
        throw new RuntimeException("Query failed: $sql");
    }
    return $statement;
}

$db = new PDO('pgsql:host=localhost;port=8812;dbname=qdb', 'admin', 'quest');

run($db, 'CREATE TABLE IF NOT EXISTS readings (
    timestamp TIMESTAMP, sensor SYMBOL, temperature DOUBLE
) TIMESTAMP(timestamp) PARTITION BY DAY');

$start = new DateTimeImmutable('2025-07-01T09:00:00Z');
$insert = $db->prepare('INSERT INTO readings VALUES (?, ?, ?)');

$db->beginTransaction();
for ($i = 0; $i < 1000; $i++) {
    $time = $start->modify("+$i seconds")->format(DateTimeInterface::RFC3339_EXTENDED);
    if (!$insert->execute([$time, 's' . $i % 3, 20 + $i / 100])) {
        $db->rollBack();
        throw new RuntimeException("Row $i was rejected");
    }
}
$db->commit();

// Committed rows become visible once the write-ahead log has been applied.
run($db, "SELECT wait_wal_table('readings')");
echo run($db, 'SELECT count() FROM readings')->fetchColumn(), " rows visible\n";
